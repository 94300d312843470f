yes = yes
no = no
you = you
welcome = { $game }. Answer with a number, with a move in words, or with ? for help.
seed = Seed { $seed }.
pass-device = Pass the device to { $seat } and press Enter (u: take the last move back, q: leave).
help =
    A number or the words of a move play it. Besides:
      u  undo: take your last move back, as long as nothing new has been shown
      h  hint: what the apprentice thinks
      p  position: show everything again
      i  info NAME: what a card or another thing does
      l  log: all moves so far
      s  save [FILE]
      q  quit
info-what = Name a thing, or a part of its name: i NAME
hint = The apprentice looks at:
in-the-drawing = { $first } to { $last }, as numbered in the drawing
no-number = There is no move { $number }; the list goes from 1 to { $last }.
no-move = “{ $text }” is no move.
no-move-near = “{ $text }” is no move; did you mean “{ $near }”?
not-legal = “{ $text }” is not possible now.
not-legal-near = “{ $text }” is not possible now; did you mean “{ $near }”?
nothing-to-undo = There is nothing to take back.
undone = Taken back: { $move }
save-where = Name a file: s FILE
saved = Saved in { $file }.
left = You left the game; it was not saved.
left-saved = You left the game; it is kept in { $file }.
input-ended = The input ended before the game did.
learn-welcome = { $game }: { $lesson }. Answer with a number or with a move in words; h shows the way, u takes a step back, ? tells the rest.
learn-on = (Enter)
learn-step = { $n }/{ $of }
learn-not-now = You could, but not in this lesson. Ask with h what is meant.
learn-hint = The teacher points at: { $move }
learn-done = That was the lesson. Well done!
learn-length = { $minutes } min
over-nobody = The game is over. Nobody won.
over-won = The game is over. { $names } won.
over-shared = The game is over. A shared victory: { $names }.
over-line = { $place }. { $seat }, points: { $points }
match-score = After game { $number } of the match, best of { $games }: { $score }
match-won = The match goes to { $seat }.
match-drawn = The match is drawn.
games-slug = name
games-name = game
games-tagline = what it is
games-modes = modes
games-moves = moves
games-bytes = bytes
bot-random = dice
bot-novice = novice
bot-apprentice = apprentice
bot-adept = adept
bot-master = master
words-title = The words of both languages side by side
words-lead = Every message with what it says in a real game. The folded lines show how it is written, and where. The names in the examples are made up; <like this> stands what a page fills in.
words-find = Search in ids, sources and examples
words-only = Only
words-message = message
words-cs = Czech
words-en = English
words-mark-missing = missing in one language
words-mark-broken = cannot be put together
words-mark-unseen = never came up in a game
words-mark-equal = equal in both languages
words-mark-small = begins with a small letter
words-summary = { $n ->
    [one] { $n } message
   *[other] { $n } messages
}
