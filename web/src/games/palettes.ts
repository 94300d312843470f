/** The palettes of all games: the lobby shows them before a board is loaded. After `tokens.css`, which they go beyond. */
import.meta.glob("./*/palette.css", { eager: true });
