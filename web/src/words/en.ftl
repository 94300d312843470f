# Words of the house: lobby, table, replays, settings. Words of games lie with the games.

## The house
lead = Board games with friends and against bots. No account, right now.
home = To the lobby
menu = Menu
skip = Skip to content
loading = Laying the table.
close = Close
save = Save
saved = Saved.
copy = Copy
copied = Copied
try-again = Try again
language = Language
games = Games
guest-name = Guest { $number }
your-name = Your name
your-turn = Your turn
on-move = to move
rules-all = Rules of the games
rulebook = Rules
aid = At a glance
aid-look = The turn, the prices and the marks at a glance
catalogue = Catalogue of cards
contents = Contents
settings = Settings
credits = Credits
replays = Replays
write-bot = Write a bot

## Lobby
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
players-range = { $least }–{ $most } players

## Learning a game at its own table

learn = Learn it here
learn-lead = Lessons at the real table, with a teacher. No rulebook needed.
learn-begin = Begin
learn-resume = Go on
learn-done = Finished
learn-once-more = Once more
learn-far = { $done } of { $of } lessons finished
learn-first = A first game
learn-more = And then, one thing after another
learn-minutes = { $minutes } min · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
learn-none = There are no lessons for this game yet.
lesson = Lesson
lesson-teacher = The teacher
lesson-step = step { $n } of { $of }
lesson-on = Go on
lesson-show = Show me
lesson-back = One step back
lesson-not-now = You could, but not in this lesson. Look where the arrow points.
lesson-watch = Watch what happens…
lesson-plays-on = The teacher steps aside. The game goes on, and you know how.
lesson-fold = Play on
lesson-done = That was the whole lesson. Well done!
lesson-next = The next lesson
lesson-all = All lessons
lesson-again = Once more from the beginning

## Puzzles

puzzles = Puzzles
puzzles-lead = One move is clearly the best. Which?
puzzle-daily = Puzzle of the day
puzzle-of-day = The puzzle of { $day }
puzzle-solve = Solve it
puzzle-solved = solved
puzzle-again = Once more
puzzle-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzle-streak-none = Solve it today and begin a row.
puzzle-done-today = Solved for today. There is another one tomorrow.
puzzle-all = All puzzles
puzzle-more = All puzzles of this game
puzzle-none = There are no puzzles for this game.
puzzle-level = { $n ->
    [1] easy
    [2] not hard
    [3] medium
    [4] hard
   *[other] very hard
}
puzzle-sheet = The puzzle
puzzle-task = Find the one move that is clearly the best.
puzzle-finish = Finish it
puzzle-finish-text = You are close to winning. Do not let it slip.
puzzle-hold = Hold on
puzzle-hold-text = Things look bad, but not lost. What keeps you in the game?
puzzle-turn = The turning point
puzzle-turn-text = With one move you are ahead, with any other behind.
puzzle-temptation = A temptation
puzzle-temptation-text = The move that looks best is not.
puzzle-restraint = Less is more
puzzle-restraint-text = Do you have to do all that you could?
puzzle-precision = The one move
puzzle-precision-text = Several look good. One is better.
puzzle-right = That is it!
puzzle-right-tries = { $n ->
    [1] At the first try.
   *[other] At try { $n }.
}
puzzle-wrong = That gives away { $n ->
    [one] { $n } win
   *[other] { $n } wins
} in a hundred games.
puzzle-wrong-watch = Watch how the others answer, then try again.
puzzle-best-move = The best one
puzzle-retry = Try again
puzzle-show = Show me the move
puzzle-play-on = Play on

## The coach

coach = The coach, against bots
coach-off = Never
coach-ask = When I ask
coach-on = Speaks up
coach-says = The coach
coach-between = What matters here: { $one } or { $two }?
coach-one = This one matters. One move is clearly better than all others.
coach-mistake = That gave away { $n ->
    [one] { $n } win
   *[other] { $n } wins
} in a hundred games. Better: { $move }
coach-show = Show me
coach-back = Take it back

## The page of a game

game-about = About the game
game-turn = A turn in three pictures
game-players = Players
game-minutes = Length
game-minutes-of = about { $n } min
game-weight = To learn
game-weight-is = { $n ->
    [1] very easy
    [2] easy
    [3] middling
    [4] takes a while
   *[other] demanding
}
game-luck = Luck
game-luck-cards = of the cards
game-luck-dice = of the dice
game-luck-both = of cards and dice
game-hidden = Hidden
game-hidden-little = hardly anything
game-hidden-hands = the others' hands
game-hidden-much = much of the table
game-learn-in = Learn in { $n } minutes

## Reading rules

rulebook-find = Find in rules, cards and examples
rulebook-nothing = Nothing was found.
rulebook-rule = Rule
rulebook-card = Card
rulebook-example = Example
rulebook-turn = A turn in short
rulebook-print = Print
rulebook-more = { $n ->
    [one] { $n } more example
   *[other] { $n } more examples
}

## Levels one grows along

level-so-far = { $bot }: you won { $won } of your last { $games } games.
level-by-rating = { $games ->
    [one] Your rating after one game says:
   *[other] Your rating after { $games } games says:
}
level-fits = That is just right.
level-up = Time for more:
level-down = Rather try this one first:

## Playing now

play-now = Play now
play-now-game = { $game } against a bot
play-bot = Play a bot
bot-strength = Strength of the bot
set-up = New table
my-games = My games
my-games-wait = { $n ->
    [0] { "" }
    [one] one waits for you
   *[other] { $n } wait for you
}
my-games-none = You are not playing yet. Choose a game and an opponent.
my-games-more = and { $n } more
open-tables = Open tables
open-tables-sit = take a seat
open-tables-none = Nobody is waiting right now. Set up a table and invite friends.
sit-down = Sit down
seats-taken = { $taken } of { $all } seats taken
status-waiting = waiting for players
status-playing = others to move
status-stood-in = a bot plays for you
status-over = finished
to-table = To the table
agreed = What was agreed on
yes = yes
no = no
none = none
drop = Leave { $table }
drop-waiting = The game has not begun. Your seat becomes free for somebody else.
drop-bots = You play against bots alone. The game ends, counts as lost and leaves your list; it stays among the replays.
drop-not = Keep it
status-closed = closed

## Bots
bot-novice = Novice
    .text = quick and cheerful
bot-apprentice = Apprentice
    .text = takes what is on offer
bot-adept = Adept
    .text = thinks for a second
bot-master = Master
    .text = finishes the coffee and wins
bot-random = Dice
    .text = plays as it falls
bot-outside = From outside
    .text = a program from outside

## A new table
set-up-title = { $game }: new table
set-up-chairs = Who plays
set-up-chairs-note = a sign for every seat
set-up-name = Name of the table
set-up-private = Private table, by invitation only
set-up-clock = Clock
set-up-match = Match
set-up-game = What is played
set-up-preset = Ready-made table
set-up-own = My own choice
set-up-first = for a first game
set-up-go = Lay the table
set-up-wrong = { $field }: { $why }
rulings = House rulings ({ $n ->
    [0] none changed
   *[other] { $n } changed
})
rulings-text = What the rulebook leaves open, or says in two ways. What it says literally is preset as a rule; agree on something else here.
rulings-usual = Back to the usual
rules-version = rules, edition { $n }
seat-n = Seat { $n }
seat-me = Me
seat-open = Open chair
seat-invited = Invited guest
seat-hotseat = Another player at this device
seat-free = Free seat
seat-put-bot = Seat a bot
hotseat-name = Player { $n }
hotseat-who = Name of the player
clock-none = no clock
clock-rule = { $minutes } min and { $seconds } s a move
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-each = { $days ->
    [one] 1 day for each move
   *[other] { $days } days for each move
}
clock-left = { $time } left
match-of = { $n ->
    [one] a single game
   *[other] best of { $n }
}
match-score = Match { $score }, best of { $best }
match-next = Next game

## Before the game
waiting-title = The table is laid
waiting-for = { $n ->
    [0] About to begin.
    [one] Waiting for one player.
   *[other] Waiting for { $n } players.
}
invite-link = Link for the others
start-with-bots = Begin now, free seats go to bots
stand-up = Stand up

## At the table
plate-you = this is you
plate-bot = Bot { $kind }
plate-stand-in = bot { $bot } stands in
plate-thinks = is thinking
plate-across = at the table
plate-away = not at the table
table-named = Table “{ $name }”
spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
tools = Tools
tool-undo = Undo
tool-hint = Hint
tool-moves = Moves
tool-chat = Chat
log = Log
log-empty = Nothing has happened yet.
chat = Conversation
chat-say = Say something
chat-hush = The rules ask for silence now
chat-send = Send
chat-unread = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
choice-play = Play it
choice-back = Put it back
choice-other = Choose something else
about-now = Now:
about-rule = Rules
moves-title = Moves in words
moves-filter = Search the moves
moves-none = You have no move now.
hint-title = What would you do?
hint-thinking = The bot is thinking. It knows only what you know.
hint-show = Show on the board
hint-note = The bot searched from what you can see. The number is its estimate of your chance to win, the lighter end of the bar how uncertain it is.
hint-note-together = The bot searched from what you can see. The number is its estimate of the chance to win together, the lighter end of the bar how uncertain it is.
hint-note-glance = The search is still getting ready for this game. This is a look one move ahead.
percent = { $n }%
chance = { $n }% to win
chance-together = { $n }% to win together
likely-then = Then probably
resign = Resign
resign-title = Resign the game
resign-text = The game ends and counts as lost. You may also just leave: a bot plays for you until you come back.
resign-not = Play on
seat-leave = Leave, a bot plays for me
seat-stand-in = Let a bot play for { $name }
seat-back = Take my seat back
wire-lost = The connection is lost. Reconnecting, nothing is lost with it.
wire-connecting = Connecting to the table.
curtain-title = { $name } is to move
curtain-text = Pass the device on. The cards show when { $name } is at the screen.
curtain-lift = { $name } here, show the cards

## Keys
keys = Keys
keys-tab = through all that can be clicked
keys-enter = click what is marked
keys-esc = one step back, close a sheet
keys-list = this list

## The end
over-you-won = You won
over-won-by = { $name } won
over-draw = A draw
over-nobody = Everybody lost
over-played = The game is finished.
over-resigned = The game was resigned.
over-time = The clock ended the game.
over-taught = The lesson is over.
over-abandoned = The table was abandoned.
over-version = The rules have changed since, and the game could not go on.
over-look = Look at the table
over-show = Show the result
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
rematch = Rematch
rematch-go = To the rematch
replay-look = Replay
analysis-look = Analysis
decisive = The moments that decided it
decisive-again = Play it again
decisive-find = Find the moments that decided it

## Replays
replay = Replay
replay-of = { $game }: replay
replay-game = game { $n }
replay-series = Games of this table
replay-before = The game before
replay-rematch = The rematch
replay-words-only = The rules have changed since this game. What remains is its log in words.
replays-mine = My games
replays-note = newest first
replays-none = You have not finished a game yet.
scrub = Playback
scrub-at = Position in the game
scrub-of = { $at } of { $last }
scrub-first = To the start
scrub-back = One step back
scrub-forward = One step on
scrub-last = To the end
share = Link to here
export = Save the game
import = Open a saved game
fork = Play from here
fork-title = Play on from here
fork-text = A new table begins with this position. Bots play the other seats.
fork-seat = Your seat
seed = Check of the shuffles

## Analysis
analysis = Analysis
analysis-what = Log or analysis
analysis-lead = A bot looks back at every decision: what was played, what it would have played, and how the chances changed.
analysis-ask = Analyse the game
analysis-waiting = Other games come first.
analysis-preparing = The bot is getting ready for this game.
analysis-working = { $done } of { $of } decisions
analysis-failed = The analysis did not work out.
analysis-chart = Chances to win
analysis-chart-together = Chance to win together
analysis-summary = { $name }: { $from }% at first, { $to }% at the end.
analysis-note = Every decision is rated from what its player knew at that moment. So the lines of two players need not add up to a hundred.
analysis-note-together = Every decision is rated from what its player knew at that moment.
analysis-every = The game is long: one of every { $n } decisions was looked at.
analysis-here = At this moment
analysis-played = Played
analysis-bot = The bot would play
analysis-same = The bot would play the same.
analysis-forced = There was nothing to choose here.
analysis-unseen = This decision was not looked at.
analysis-end = The game is over here.
analysis-turning = Turning points
analysis-turning-none = The game has no sharp turn.
analysis-table = All decisions
analysis-whose = Whose decisions
analysis-everybody = everybody
analysis-mine = only me
analysis-previous = Previous decision
analysis-next = Next decision
analysis-details = Details
analysis-move = Move
analysis-player = Player
analysis-chance = Chance
analysis-loss = Loss
analysis-verdict = Verdict
quality-best = as the bot would
quality-good = as good
quality-slip = a small slip
quality-mistake = a mistake

## Rules and catalogue
example = Example
example-player = Player { $letter }
example-refused = Not possible here:
play-on = Play from the start of the example
catalogue-filter = Choose from the catalogue
catalogue-find = Search the cards
catalogue-kind = Kind
catalogue-mark = Origin of the facts
catalogue-all-kinds = All kinds
catalogue-all-marks = Any origin
catalogue-count = { $n } of { $all }
field-cs = Czech name
field-en = English name
field-amount = amount
field-bonus = bonus
field-circle = the circle
field-copies = number of copies
field-cost = cost
field-count = count
field-dice = dice
field-drop = the drop
field-endurance = endurance
field-epic = the Epic Hit
field-exclusive = exclusiveness
field-faction = faction
field-fee = fee
field-flame = the flame
field-habitat = habitat
field-kind = kind
field-labels = labels of the track
field-markets = markets
field-number = number
field-pass = the Pass
field-phase = phase
field-points = points
field-points_per = what points count
field-production = production
field-production_per = what production counts
field-reward = reward
field-rows = shape of the board
field-single_dice = dice of a single one
field-speed = speed
field-sprint_speed = speed of a sprint
field-strength = strength
field-supply = supply
field-terrains = terrains
field-title_cs = Czech title
field-title_en = English title
field-tokens = tokens
field-type = type
field-vents = vents
field-watch = number in the Watch
field-water_speed = speed in water
marks = Where the facts come from
mark-of = { $mark }: { $fields }
mark-rulebook = from the rulebook
    .text = The fact stands in the rulebook.
mark-public = from public pictures
    .text = The fact can be seen on public pictures of the game.
mark-derived = derived
    .text = The fact follows from other facts.
mark-inferred = the likeliest reading
    .text = The fact is the likeliest reading of what is known.
mark-reconstructed = our own proposal
    .text = The fact is our own balanced proposal. Those who own the box can play with its values.

## Settings
settings-you = You
settings-house = The house
password = Password
password-set = A password, so that you can come back
password-change = Change the password
password-old = Present password
password-note = Without a password only this browser knows you. With one, of eight characters or more, the name is yours alone.
login = Come back under your name
login-go = Log in
logged-in = Welcome back.
logged-out = You are logged out on this device.
logout = Log out
theme = Theme
theme-auto = as the system
theme-light = day
theme-dark = evening
theme-to-light = Day theme
theme-to-dark = Evening theme
motion = Animations
motion-auto = as the system
motion-on = on
motion-off = off
size = Size of type
size-normal = normal
size-large = large
size-largest = largest
sound = Sounds

## Bots for everybody
write-bot-lead = A bot talks to the table in the same language as this page. Twenty lines are enough.
bot-step-offer = Or let the house start it: deskoherna serve --bot dice="python twenty_lines.py". It then stands among the opponents.
bot-step-table = Set up a table with an open chair and copy its id from the address.
bot-step-run = Run the program with the id of the table and the number of the seat (the first is 0).
bot-step-think = Choose something better than a random move: the message holds the whole view of the table and all legal moves in words.
write-bot-more = The interface in full:

## Credits
credits-games = Games
credits-games-text = Thanks to the authors and publishers of the board games played here. Rules and cards are described in our own words; if you like a game, get the box.
credits-icons = Icons
credits-icons-text = The signs come from the game-icons collection, recoloured, otherwise unchanged:
credits-fonts = Fonts
credits-own = Our own work
credits-own-text = Suits, the mark of the house, seals, tokens, covers, patterns and all wording are our own.

## What went wrong
not-found-title = Nothing here
failure-title = That did not work
refused-malformed = The server did not understand that message.
refused-too_big = That is too long.
refused-too_fast = Too many requests in a row. Wait a moment.
refused-unknown_person = Introduce yourself first.
refused-wrong_password = Name and password do not match.
refused-name_taken = That name belongs to somebody already.
refused-not_found = We know no such table, game or page. Perhaps there is a typing error in the address.
refused-private = This table is private. Ask for the link with the invitation.
refused-foreign_origin = That request came from another site.
refused-unknown_host = This server does not answer to that address. Whoever runs it can allow the name.
refused-unreadable = What was kept of this table is damaged, so it cannot be opened. Whoever runs the server has been told.
refused-not_seated = You do not sit at this table.
refused-not_yours = That seat is not yours.
refused-not_host = Only the one who set up the table may do that.
refused-not_your_turn = It is not your turn.
refused-stale = The table has changed meanwhile. Have a look and play again.
refused-illegal = That move is not possible now.
refused-no_such_move = There is no such move.
refused-nothing_to_undo = There is nothing to take back.
refused-not_waiting = The game has begun already.
refused-not_playing = No game is being played here now.
refused-not_taught = Not in this lesson.
refused-silence = The table is silent now.
refused-not_over = The game is still going on.
refused-seat_taken = That seat is taken.
refused-needs_invite = That seat needs an invitation.
refused-unknown_bot = There is no such bot.
refused-unknown_game = There is no such game on our shelf.
refused-bad_options = The game cannot be played like that.
refused-bad_seats = One cannot sit down like that.
refused-bad_clock = One cannot play with such a clock.
refused-still_present = That player is at the table, or left only a moment ago. Wait a little longer.
refused-not_finished = The game is not finished yet.
refused-bad_import = There is no game in that file that we could open.
refused-other_version = The game was made by another edition of the rules.
refused-too_many = You have too many tables going.
refused-busy = All bots are thinking right now. Try again in a moment.
refused-failed = Something went wrong on our side.
refused-unreachable = The server does not answer. Check the connection.

## Pace: how fast what happens is shown

pace = Pace
pace-bar = What is being shown
pace-step = A click for each step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = All at once
pace-skip = Skip
pace-go-on = Go on
pace-catch-up = Catch up
pace-behind = { $n ->
    [one] { $n } step behind
   *[other] { $n } steps behind
}
pace-since-title = Since your last turn
pace-again = Show again
habits = By itself
habit-auto-pass = Pass when nothing else can be done
habit-confirm = Ask before what cannot be taken back
habit-ahead = Play a card ahead: it is laid as soon as it is your turn
ahead-set = The card is played as soon as it is your turn. Another click takes it back.
over-again = Show the end again
log-line = From the log
key-space = Space

## Own cards
packs = Own cards
packs-lead = You own the box and know what is on the cards? Copy their values into a pack of your own and play with it. Everybody at the table sees which pack is played with.
packs-none = You have no pack yet.
pack-new = A new pack
pack-game = For which game
pack-name = Name of the pack
pack-unnamed = Unnamed pack
pack-from-ours = Begin with our cards
pack-upload = Upload a file
pack-edit = Edit
pack-delete = Delete
pack-play = New table with this pack
pack-download = Download the file
pack-faulty = { $n ->
    [one] One fault
   *[other] { $n } faults
}
pack-trying = Being tried: some games are played with it.
pack-compiling = It can be played with. The bots are still learning to think fast with it.
pack-ready = It can be played with.
pack-slow = It can be played with. The bots think more slowly with it.
pack-unsaved = Changes are not saved.
pack-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
pack-line = Line { $n }
pack-only-faults = Only with faults
pack-whole = The whole text
pack-add-field = Add a value
pack-more = Show more
fault-toml = The text cannot be read as TOML ({ $reason }).
fault-missing = This value is missing.
fault-unknown = No such value belongs here.
fault-type = Here { $wanted ->
    [int] a whole number
    [str] a text in quotation marks
    [bool] true or false
    [array] a list in square brackets
    [object] a table
   *[other] another kind of value
} belongs.
fault-choice = The value { $value } may not stand here.
fault-size = The value is out of bounds (it should be { $limit }).
fault-form = The value does not have the right form.
fault-twice = The id { $value } stands here twice.
fault-count = There are { $value } of them, there should be { $wanted }.
fault-instead = Here is { $value }, but { $wanted } belongs here.
fault-nothing = { $value } means nothing here.
fault-rules = It does not fit the rules of the game ({ $reason }).
set-up-pack = Cards
set-up-pack-ours = Our cards
with-pack = Cards: { $pack }
catalogue-of-pack = Cards of the pack { $pack }
refused-unknown_pack = There is no such pack of cards. Perhaps its owner has deleted it.
refused-bad_pack = This pack of cards cannot be played with.
field-ability = ability
field-activations = activations a turn
field-advisors = advisors
field-animal_steps = steps of an animal
field-attack = attack
field-back = back
field-base = number in the base game
field-box = box
field-breaches = breaches
field-bronze = bronze
field-camps = camps
field-cases = forms of the name
field-challenging = challenging
field-classic = number on the classic island
field-code = code
field-completed = completed at the start
field-construction = in construction at the start
field-deck = deck
field-difficulty = difficulty
field-dots = dots
field-drops = drops
field-elements = fields of Elements
field-experience = experience
field-faces = faces of the die
field-factions = factions
field-fewest_players = fewest players
field-fields = fields
field-figures = figures
field-front = front
field-gives = gives
field-gold = gold
field-hand = cards in hand
field-id = id of the card
field-initial = letter
field-invented = invented
field-item = item
field-keep = cards kept
field-land_steps = steps of a landscape
field-leader = leader
field-letter = letter
field-magic = magic
field-mark = origin
field-marks = origin of single values
field-max_clashes = most clashes
field-mechs = mechs
field-mechs_on_core = mechs on the core
field-mechs_on_new_top = mechs on a new factory
field-numbers = numbers
field-opening_hand = cards at the start
field-penalty = penalty
field-pollution = pollution
field-recycle = recycling
field-rim_mechs = mechs on the rim
field-roads = roads
field-seals = seals to win
field-side = side
field-silver = silver
field-soldiers = soldiers
field-solo_fee = fee alone
field-spiral = numbers along the spiral
field-sun = the sun
field-terrain = terrain
field-timing = when it works
field-towns = settlements
field-toxic_sites = toxic sites
field-trails = trails
field-weights = weights of faces
field-wounds = wounds
list-abilities = Abilities
list-advisor = Advisors
list-animals = Animals
list-board = Quests
list-board-step = Steps of quests
list-boards = Boards
list-calamity = Calamities
list-cards = Cards
list-characters = Characters
list-clans = Clans
list-classic = Classic island
list-defenders = Defenders
list-development = Developments
list-die = Die
list-duchy = Duchies
list-elements = Elements
list-factions = Factions
list-factories = Factories
list-guardians = Guardians
list-habitats = Habitats
list-heroes = Heroes
list-items = Items
list-landscapes = Landscapes
list-leaders = Leaders
list-limits = Limits
list-locations = Locations
list-machine_cards = Machine cards
list-medal = Medals
list-menace = Menaces
list-pieces = Pieces
list-resources = Resources
list-scenario = Scenarios
list-start = Start of the game
list-starts = Starting places
list-supply = Supply
list-terrains = Terrains
list-tiles = Habitat tiles
list-tracks = Tracks
list-treasure = Treasures
list-wildlings = Wildlings
list-wound_die = Wound die
pack-rest = The game as a whole

## People: ratings
ratings = Ratings
ratings-kind = Who plays
ratings-alone = Alone
ratings-together = Together
ratings-duel = Two against each other
ratings-many = Three or more
ratings-games = { $n ->
    [0] no rated game yet
    [one] 1 rated game
   *[other] { $n } rated games
}
ratings-none = Nobody has played a rated game here yet. The bots are waiting on the ruler.
ratings-note = Everybody begins at 1500. The bar says how sure the figure is: two times in three the true strength lies within it. 400 points more mean about ten wins to one loss. Built-in bots stand where the ladder of levels measured them. Who gives up, runs out of time or leaves the seat to a bot counts as last.
ratings-play = Set up a rated table
somebody = somebody
set-up-rated = Rated
set-up-rated-note = counts for the ratings; no hints
refused-not_rated = { $at ->
    [pack] Rated games are played with our own cards.
    [hotseat] In a rated game everybody plays at a device of their own.
   *[other] A rated game needs a person.
}
refused-no_hints = There are no hints in a rated game.

## People: profile
profile-mine = My games and seals
profile-all = All games
profile-games = { $n ->
    [one] game played
   *[other] games played
}
profile-thought = thought about moves
profile-thought-here = thought { $time } about moves
profile-since = here since
profile-won = Won
profile-lost = Lost
profile-shared = First place shared
profile-score = { $won } of { $n } won; the true share lies between { $low } and { $high }
profile-nothing = No finished game yet.
profile-nothing-mine = You have not finished a game yet. Play one, and it will be told here.
profile-form = The last results
profile-rating = Rating
profile-against = Against whom
profile-against-people = People
profile-against-nobody = The game itself
profile-against-outside = Other bots
profile-modes = In which modes
profile-more-modes = { $n ->
    [one] and in 1 more
   *[other] and in { $n } more
}
profile-favourites = What is played most
profile-times = × { $n }
profile-decisions = How decisions turn out
profile-looked-back = { $n ->
    [one] by 1 game that was looked back at
   *[other] by { $n } games that were looked back at
}
profile-meetings = Head to head
profile-meetings-note = who came in before the other
profile-meetings-all = All { $n }
profile-met = { $n ->
    [one] in 1 game together
   *[other] in { $n } games together
}
profile-achievements = Seals
profile-earned = { $n } of { $all }
profile-seal = earned
profile-seal-waits = still to earn
achievement-beat-novice = Learned
    .text = Win against a novice: watch what is on offer and take the better half.
achievement-beat-apprentice = Out of apprenticeship
    .text = Win against an apprentice, who takes the best move of the moment: think one move further.
achievement-beat-adept = An equal
    .text = Win against an adept, who looks some rounds ahead: hide what you are about.
achievement-beat-master = A match for the master
    .text = Win against a master. Look back at the game afterwards: where did it turn?
achievement-beat-people = At the table
    .text = Win against somebody who breathes.
achievement-alone = By oneself
    .text = Win a game alone against the game.
achievement-together = All for one
    .text = Win a game together with others.
achievement-many = Over many
    .text = Win where three or more play: whoever leads is everybody's target.
achievement-in-a-row = Five in a row
    .text = Win one game five times without another result between.
achievement-many-modes = Well read
    .text = Win one game in five of its modes: other modes ask for other plans.
achievement-every-title = The whole shelf
    .text = Play every game to its end.
achievement-took-time = Took time
    .text = Win a game in which you thought twenty seconds about a move on the average.
achievement-turned = The tables turned
    .text = Beat somebody who had won against you before: look back at the lost game first.

## Games that bring no board: drawn by the house
workshop = Workshop
workshop-text = Small games, one page of rules each: models for games of your own.
generic-back = a card face down
generic-backs = { $n ->
    [one] one card face down
   *[other] { $n } cards face down
}
generic-map = The map
generic-moves = Moves

## People: keeping oneself
keeping = Keep and take along
recovery = Recovery code
recovery-note = Whoever has it comes back as you, from anywhere and without a password. Print it or write it down; a new one ends the old one.
recovery-make = Make a code
recovery-once = It is shown this once.
recovery-print = Print
recover = Come back with a code
recover-note = The code serves once, and all other devices are logged out. Then make a new one.
recover-password = New password, if you want one
recover-go = Come back
take-along = Everything of mine
take-along-note = Name, packs, results, ratings and the logs of your games in one file. Of games that still run only your own moves.
take-along-go = Download the file
refused-bad_name = { $at ->
    [unseen] There are signs in that name which nobody sees. Write it anew.
   *[other] That name mixes letters of several scripts. Write it in one of them.
}
refused-wrong_recovery = We know no such recovery code. It may have been used already.

## Notices
notices = When it is your turn
notices-guest = Sit down at a table first, or keep your name.
notices-push = Tell this browser
notices-push-note = Also when the page is closed. This browser alone can read the message.
notices-push-on = This browser is told.
notices-push-start = Turn on
notices-push-stop = Turn off
notices-push-denied = The browser does not allow notices. Allow them for this page in its settings.
notices-push-none = This browser cannot do it, or the page does not come over https.
notices-devices = { $n ->
    [0] Nothing is sent anywhere yet.
    [one] One browser is told.
   *[other] { $n } browsers are told.
}
notices-mail = Tell me by e-mail
notices-mail-note = After a while, unless you have come back by yourself.
notices-mail-none = This games room sends no e-mail.
notices-mail-go = Send a confirmation
notices-mail-waiting = A link went to { $address }. Open it, and all is done.
notices-mail-is = E-mail goes to { $address }.
notices-mail-forget = Forget the address
notices-mail-confirmed = The address is confirmed.
notices-mail-stopped = We will send you nothing more.
mails = How often
mails-each = every time
mails-daily = once a day
mails-off = never
notices-hour = At what hour
notices-quiet = Quiet hours
notices-quiet-note = What comes up at night, you hear in the morning.
notices-quiet-none = none
notices-quiet-from = from
notices-quiet-to = to
hour = { $n }:00
holidays = Holidays
holidays-note = Clocks that give days for a move stand still meanwhile. No more than 45 days a year.
holidays-from = First day
holidays-to = Last day
holidays-go = Go
holidays-span = From { $from } to { $to }
holidays-back = I am back
refused-wrong_code = This link is no longer valid.
refused-bad_address = That is no e-mail address. Please look at it again.
refused-no_mail = This games room sends no e-mail.
refused-unknown_push = The service of this browser is not known here, so it cannot be told.
refused-bad_time = A holiday has to end after it begins, must not begin in the past and must not overlap another one.

## Tournaments
tournaments = Tournaments
tournaments-lead = Round by round, against people and bots. Everybody may enter.
tournaments-none = No tournament is coming up. Hold the first one.
tournaments-hold = Hold a tournament
tournament-name = Name of the tournament
tournament-kind = How it is played
tournament-swiss = Swiss system
    .text = In each round those meet who stand alike. Nobody drops out, and nobody meets anybody twice.
tournament-robin = Round robin
    .text = Everybody meets everybody: fair and long, good for up to eight.
tournament-knockout = Knock-out
    .text = Whoever loses is out. A draw is played again.
tournament-arena = Arena
    .text = Who waits is paired at once, as often as one likes, until the time is up. Every win counts; one may come and go.
tournament-league = League
    .text = Divisions of people who are alike; in each, everybody meets everybody. Season after season some go up and some go down.
tournament-teams = Teams
    .text = Each team plays at a table of its own, all with the same deal. A point for every team that did worse, half a point for one that did as well. Bots sit where a team has nobody.
tournament-mode = What is played
tournament-minutes = Minutes
tournament-division-size = People in a division
tournament-moves = How many go up and down
    .text = { $n ->
    [one] After a season one goes up and one goes down.
   *[other] After a season { $n } go up and { $n } go down.
}
tournament-same-deals = The same deal at all tables of a round
    .text = All tables of a round begin with the same deal; they are opened to others when the last one has ended.
tournament-season = Season { $n }
tournament-season-before = The season before
tournament-next-season = Begin the next season
tournament-division = Division { $n }
tournament-arena-left = { $n ->
    [one] 1 minute left
   *[other] { $n } minutes left
}
tournament-arena-last = the last games are being played
tournament-join-now = Play along
tournament-pause = Take a break
tournament-tables = The last tables
tournament-replay = replay
tournament-hidden = after the round
tournament-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
team-name = Name of your team
team-found = Found a team
team-join = Join them
tournament-rounds = Rounds
tournament-check-in = Ask who is here before it begins
tournament-entrants = { $n ->
    [0] nobody yet
    [one] 1 entrant
   *[other] { $n } entrants
}
tournament-open = taking entries
tournament-checking = checking in
tournament-running = round { $round } of { $rounds }
tournament-over = finished
tournament-closed = called off
tournament-mine = you play
tournament-join = Enter
tournament-leave = Do not enter
tournament-leave-running = Withdraw
tournament-here = I am here
tournament-check = Open the check-in
tournament-start = Pair and begin
tournament-call-off = Call it off
tournament-add-bots = Add bots
tournament-bots-count = How many
tournament-standings = Standings
tournament-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
tournament-who = Who plays
tournament-waits = not checked in
tournament-gone = withdrew
tournament-round = Round { $n }
tournament-bye = bye
tournament-playing = being played
tournament-watch = Watch
tournament-again = again after a draw
tournament-ties = What decides between equal points
tiebreak-buchholz_cut = Buchholz cut one
    .text = The points of all opponents together, the weakest left out. Harder opponents count for more.
tiebreak-buchholz = Buchholz
    .text = The points of all opponents together.
tiebreak-berger = Sonneborn-Berger
    .text = The points of opponents who were beaten, and half the points of those it was a draw with.
tiebreak-wins = Wins
    .text = How many games were won.
tiebreak-direct = Direct encounters
    .text = What was won against those with as many points.
tiebreak-reached = Rounds survived
    .text = How many rounds were won.
tiebreak-score = Points of the games
    .text = The points of all its games together.
tiebreak-few = Fewer games
    .text = Who needed fewer games for as many points stands before.
notice-round = { $name }: round { $round } has begun
notice-finished = { $name }: the tournament is over
notice-friend = { $name } would like to be friends with you
notice-challenge = { $name } challenges you to a game
news = News
news-seen = Read
refused-not_open = That is not possible now: the tournament is at another stage.
refused-too_few = There are too few entrants to begin: at least one table has to be full.
refused-bad_kind = This game cannot be played like that: more than two sit at Swiss, arena and league tables, together one plays in teams.

## Order
chat-apart = Players read this when the game is over
chat-spectator = spectator:
line-act = What to do about the words of { $name }
line-report = Report
line-report-note = A keeper will see this line as it stands in the log.
line-report-go = Report to the keepers
line-reported = Thank you, a keeper will look at it.
block = Not hear
block-note = They do not sit down at your table, and their words are not shown to you.
block-go = Block
block-end = Unblock
blocked = Done, you will not hear them again.
blocks = Whom you do not want to hear
seat-kick = Send away
delete-me = Go for good
delete-me-note = All that the games room knows of you is deleted. Finished games stay for the others, without your name.
delete-me-go = Delete everything of mine
delete-me-sure = This cannot be taken back. A bot plays your running games to their end.
over-keeper = A keeper closed the table.
desk = The keeper's desk
desk-people = People
desk-find = Look for a name
desk-reports = Reports
desk-reports-none = Nobody complains.
desk-tables = Tables
desk-log = What was done
desk-news = A note to everybody
desk-news-go = Put it up
desk-ban = Ban for a day
desk-unban = Let back in
desk-mute = Mute for a day
desk-unmute = Let speak
desk-close = Close
desk-bot = Seat { $seat } to a bot
desk-settle = Settled
desk-banned = banned until { $when }
desk-muted = muted until { $when }
desk-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
desk-count-people = people
desk-count-kept = with a password
desk-count-waiting = tables waiting
desk-count-playing = tables playing
desk-count-games = games in all
desk-count-today = in the last day
desk-count-reports = reports
act-ban = banned
act-unban = let back in
act-mute = muted
act-unmute = let speak again
act-close = closed the table
act-bot = gave a seat to a bot
act-settle = settled a report
act-news = put up a note
act-keeper = made a keeper of
act-no-keeper = ended the keeping of
act-hold = held the tournament
act-begin = began the tournament
act-call-off = called off the tournament
act-season = began the season
act-command = command line
refused-banned = The keepers have closed the door to you for a while.
refused-muted = The keepers have taken the word from you for a while.
refused-blocked = You cannot sit down here: somebody at this table does not want it.
refused-not_keeper = This page is for keepers only.

## Library of games
library = Library of games
library-lead = All finished games that everybody may look at.
library-mode = Mode
library-card = With this card played
library-player = Player
library-game = Game
library-length = Length
library-any = any
library-short = up to 40 moves
library-middle = 40 to 120 moves
library-long = over 120 moves
library-find = Find
library-found = { $n ->
    [0] There is nothing like that.
    [one] 1 game
   *[other] { $n } games
}
library-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
library-newer = Newer
library-older = Older

## Passkeys
passkeys = Passkeys
passkeys-note = A fingerprint, a face or a key of your device instead of a password.
passkeys-add = Add a key
passkeys-login = Come back with a key
passkeys-remove = Remove
passkeys-none = This browser knows no passkeys, or the page does not come over https.
passkeys-name = { $device }, { $when }
refused-wrong_passkey = The key could not be checked. Please try again.

## Company
company = Friends and clubs
friends = Friends
friends-count = { $n ->
    [0] nobody yet
    [one] 1 friend
   *[other] { $n } friends
}
friends-none = Nobody yet. On the page of anybody you have played with you can ask for their friendship.
friends-play = What they play now
friend-go = Ask to be friends
friend-end = Be friends no more
friend-asked = Asked to be friends
friend-asks = would like to be friends with you
friend-accept = Be friends
friend-refuse = No
friend-waits = has not answered yet
friend-withdraw = Ask no more
challenge = Challenge
challenge-title = Challenge { $name }
challenge-text = Choose the game. On the next page you say on which seat you sit, and with which clock; then they are told.
challenge-for = { $name } is told at once and finds the seat kept for whoever has the link.
clubs = Clubs
clubs-none = You belong to no club. Found one and send its link to your people.
club-name = Name of a new club
club-found = Found the club
club-members = { $n ->
    [one] 1 member
   *[other] { $n } members
}
club-invited = You are invited to a club. Its members see each other's tables and names.
club-join = Come in
club-tables = Tables of the club
club-tables-note = only members see them
club-tables-none = Nobody plays just now.
club-new-table = Set one up:
club-for = Only members of the club see this table.
club-people = People
club-owner = runs the club
club-send-away = Send away
club-link = Link into the club
club-leave = Leave the club
invite-seat = For which seat
invite-any = any that is free
invite-meant = This seat is kept for you

## Gallery
gallery = Worth watching
gallery-note = the best rated first
gallery-watch = Watch
gallery-rating = rated { $n }
gallery-look = Look back
gallery-finished = Games that turned
gallery-swing = the chances moved by { $n } %

## Boards that games bring
own-board-missing = The board of this game could not be loaded.
own-board-version = The board of this game was made for another version of Deskoherna.
own-board-shape = The board of this game is not what a board has to be.
own-board-threw = The board of this game has failed.
own-board-plain = You go on playing on the plain one; nothing is lost.
