import { mount } from "svelte";
import "./styles/tokens.css";
import "./games/palettes";
import "./styles/pieces.css";
import "./styles/forms.css";
import App from "./App.svelte";
import { api } from "$lib/api";
import { gameInfo } from "$lib/games.svelte";
import { person } from "$lib/me.svelte";
import { deliverLeft } from "$lib/outbox";
import { place } from "$lib/router.svelte";
import { settings, show } from "$lib/settings.svelte";
import { speak, wordsFrom } from "$lib/words.svelte";
import { startWorker } from "$lib/worker";

show();
place.start();
wordsFrom(async (game, language) => api.words(game, language, (await gameInfo(game))?.words[language]));

/** Without an answer the page opens all the same and says what is wrong where it matters. */
const known = person.look().catch(() => undefined);
await speak(settings.language);
await known;
mount(App, { target: document.getElementById("app")! });
void startWorker();
void deliverLeft();
