# Wilderness: the words of the game.

## The game

game-name = Wilderness
game-tagline = A hidden build-up, then a fight for Elements
kind-common = Common animals
kind-supernatural = Supernatural animals
kind-landscape = Landscape cards
kind-terrain = Terrains
kind-element = Elements
kind-die = Die
kind-board = Boards

## Options

option-players = Players
option-edition = Edition
    .text = Travel: ten animals, one terrain a field. Magic: the same with supernatural animals. Collector's: sixteen animals, two terrains a field.
option-edition-travel = Travel
option-edition-magic = Travel with magic
option-edition-collector = Collector's
option-board = Own board
    .text = A small text from the board editor. v2x1: with one letter a field, v2x2: with two (collector's edition); then ranks from the top with slashes between: W water, F forest, G grassland, R rock, dots for no field. After an @ five Element fields.
option-elements = Where the Elements lie
    .text = As the board says, or by lot.
option-elements-usual = As on the board
option-elements-quarter = By lot, alike after a quarter turn
option-elements-half = By lot, alike after a half turn
option-elements-free = By lot anywhere
option-stack_own = Lay onto own landscapes
    .text = A card may cover an own landscape other than a desert.
option-bees_place_on_element = Bees on Elements
    .text = May bees be laid on a field with Elements?

## Animals

card-beaver = Beaver
    .acc = beaver
    .text = Deactivation: may be activated for nothing, doing nothing at all.
card-snake = Snake
    .acc = snake
    .text = Poison: who survives its attack takes a wound at each own activation. The snake also enters deserts.
card-lizard = Lizard
    .acc = lizard
    .text = Loose tail: may roll against a Standard attack; a circle saves it to the nearest free field.
card-echidna = Echidna
    .acc = echidna
    .text = Ball of spines: rolls against a Standard attack; a circle protects it and wounds the attacker.
card-crocodile = Crocodile
    .acc = crocodile
    .text = Water lover: a move that starts in water has Speed 2.
card-swans = Swans
    .acc = swans
    .text = Pair: two swans with two lives each. Together two certain wounds without dice; one alone one wound and two dice.
card-bear = Bear
    .acc = bear
    .text = Sprint: once a game Speed 5 for a whole activation.
card-mouflon = Mouflon
    .acc = mouflon
    .text = Stun: tries to stun whom it does not fell; a circle gives a Passivity token.
card-eagle = Eagle
    .acc = eagle
    .text = King: while it is ready no other animal may act. Claws: carries a snake, lizard or echidna along its path.
card-bees = Bees
    .acc = bees
    .text = Anybody passes the swarm for one wound. Bees cannot be wounded; their attack kills them. They end no move on Elements.
card-basilisk = Basilisk
    .acc = basilisk
    .text = Immobilisation: the first enemy in each of four directions rolls before every Step; a blank square ends its activation.
card-unicorn = Unicorn
    .acc = unicorn
    .text = Aura: own animals within two Steps suffer no certain wounds. Healing: instead of attacking, remove 1 to 3 drops.
card-dragon = Dragon
    .acc = dragon
    .text = Cone: everybody in the cone rolls for fire. Carapace: only an Epic Hit, a triangle, removes the dragon.
card-scarab = Scarab
    .acc = scarab
    .text = Penetration: goes inside an enemy, takes the Element of its field and wounds it at each activation.
card-skunk = Skunk
    .acc = skunk
    .text = Stench: every other animal within two Steps takes a wound.
card-eel = Eel
    .acc = eel
    .text = Paralysis: a Passivity token instead of wounds. Bound to water; only animals with water on their card may attack it.
card-water-card = Water
    .acc = water
    .text = Goes onto water.
card-forest-card = Forest
    .acc = forest
    .text = Goes onto forest.
card-grassland-card = Grassland
    .acc = grassland
    .text = Goes onto grassland.
card-rock-card = Rock
    .acc = rock
    .text = Goes onto rock.
card-four-terrains = Four terrains
    .acc = four terrains
    .text = Goes anywhere.
card-desert = Desert
    .acc = desert
    .text = Goes anywhere but onto Elements and stays as an obstacle.

## Terrains, Elements, die, boards

terrain-water = Water
terrain-forest = Forest
terrain-grassland = Grassland
terrain-rock = Rock
element-fire = Fire
    .acc = Fire
element-earth = Earth
    .acc = Earth
element-air = Air
    .acc = Air
element-water = Water
    .acc = Water
element-spirit = Spirit
    .acc = Spirit
die-wild-die = Wild die
    .text = Blank squares, squares with a hole, triangles.
board-travel = Travel board
board-collector = Collector's board
face-b = blank square
face-h = square with a hole
face-t = triangle
direction-north = north
direction-northeast = northeast
direction-east = east
direction-southeast = southeast
direction-south = south
direction-southwest = southwest
direction-west = west
direction-northwest = northwest
way-attack = move and attack
way-move = move and move
way-sprint-and-attack = sprint and attack
way-sprint-and-move = sprint and move
way-wake-up = wake up
way-deactivate = deactivation
way-rest = forced rest
dots-no-dots = no dots
dots-one-dot = one dot
dots-two-dots = two dots
dots-three-dots = three dots
swan-first = first
swan-second = second
result-open = the game goes on
result-five-elements = five Elements
result-last-animals = the last animals on the board
result-nobody-left = nobody is left on the board
result-all-passed = everybody passed twice
result-no-elements = sixty rounds without an Element
result-out-of-time = a hundred rounds

## Moves

move-buy-a-card = Buy a card for 1 magic
move-draw-no-more = Buy no more
move-discard = Discard: { $card }
move-pay-to-discard-nothing = Discard nothing for 1 magic
move-lay = Lay: { $card }
move-lay-an-animal-with = Lay an animal with { $dots }
move-put-it-on = Onto { $field }
move-enough = Enough cards laid
move-return = Under the deck: { $card }
move-return-a-card = A card under the deck
move-keep-the-rest = Keep the rest
move-activate-to = { $card }: { $way }
move-step = Step { $direction }
move-stop = End this move
move-attack = Attack { $direction }
move-breathe-fire = Fire { $direction }
move-stink = Stink
move-seize = Seize with the claws
move-drop = Drop
move-pay-for-the-holes = Pay 1 magic for the holes
move-save-the-magic = Keep the magic
move-try-to-drop-the-tail = Try to drop the tail
move-stand-the-attack = Stand the attack
move-settle-on = Move it to { $field }
move-choose-the-swan = The { $swan } swan
move-try-to-stun = Try to stun
move-do-not-stun = Do not stun
move-end-turn = End the turn

## Events

event-draws = { $seat }: cards drawn: { $number }.
event-draws-the-card = Into the hand: { $card }.
event-buys-a-card = { $seat } buys a card.
event-discards = { $seat } discards { $card_acc }.
event-pays-not-to-discard = { $seat } discards nothing.
event-lays-on = { $seat } lays { $card_acc } on { $field }.
event-lays-an-animal-with-on = { $seat } lays an animal with { $dots } on { $field }.
event-returns = { $seat } returns cards under the deck: { $number }.
event-keeps = { $seat } keeps cards: { $number }.
event-pays-magic = { $seat } pays magic: { $number }.
event-fires-the-trigger = { $seat } fires the Trigger.
event-action-phase-begins-with = The action phase begins; { $seat } is first.
event-begins-round = Round { $number }.
event-activates-to = { $seat } activates the { $card_acc }: { $way }.
event-one-swan-of-falls = One of the swans ({ $seat }) falls.
event-scarab-enters = The scarab ({ $seat }) goes inside the { $card_acc } ({ $seat2 }).
event-breathes-fire = The dragon ({ $seat }) breathes fire { $direction }.
event-skunk-stinks = The skunk ({ $seat }) stinks.
event-eagle-seizes = The eagle ({ $seat }) seizes the { $card_acc } ({ $seat2 }).
event-takes = { $seat } takes { $element_acc }.
event-renews = { $seat }: renewal.
event-ends-the-turn = { $seat } ends the turn.
event-the-game-ends-by = The game ends: { $result }.
event-goes-to =
    { $card_id ->
        [swans] { $card } ({ $seat }) go to { $field }.
        [bees] { $card } ({ $seat }) go to { $field }.
       *[other] { $card } ({ $seat }) goes to { $field }.
    }
event-attacks =
    { $card_id ->
        [swans] { $card } ({ $seat }) attack { $field }.
        [bees] { $card } ({ $seat }) attack { $field }.
       *[other] { $card } ({ $seat }) attacks { $field }.
    }
event-rolls =
    { $card_id ->
        [swans] { $card } ({ $seat }) roll: { $face }.
        [bees] { $card } ({ $seat }) roll: { $face }.
       *[other] { $card } ({ $seat }) rolls: { $face }.
    }
event-suffers =
    { $card_id ->
        [swans] { $card } ({ $seat }) suffer wounds: { $number }.
        [bees] { $card } ({ $seat }) suffer wounds: { $number }.
       *[other] { $card } ({ $seat }) suffers wounds: { $number }.
    }
event-falls =
    { $card_id ->
        [swans] { $card } ({ $seat }) fall.
        [bees] { $card } ({ $seat }) fall.
       *[other] { $card } ({ $seat }) falls.
    }
event-is-poisoned =
    { $card_id ->
        [swans] { $card } ({ $seat }) are poisoned.
        [bees] { $card } ({ $seat }) are poisoned.
       *[other] { $card } ({ $seat }) is poisoned.
    }
event-is-made-passive =
    { $card_id ->
        [swans] { $card } ({ $seat }) become passive.
        [bees] { $card } ({ $seat }) become passive.
       *[other] { $card } ({ $seat }) becomes passive.
    }
event-wakes-up =
    { $card_id ->
        [swans] { $card } ({ $seat }) wake up.
        [bees] { $card } ({ $seat }) wake up.
       *[other] { $card } ({ $seat }) wakes up.
    }
event-is-healed-by =
    { $card_id ->
        [swans] { $card } ({ $seat }) lose drops: { $number }.
        [bees] { $card } ({ $seat }) lose drops: { $number }.
       *[other] { $card } ({ $seat }) loses drops: { $number }.
    }
event-is-caught-by-a-gaze =
    { $card_id ->
        [swans] { $card } ({ $seat }) meet the basilisk's gaze; the activation ends.
        [bees] { $card } ({ $seat }) meet the basilisk's gaze; the activation ends.
       *[other] { $card } ({ $seat }) meets the basilisk's gaze; the activation ends.
    }
event-parries =
    { $card_id ->
        [swans] { $card } ({ $seat }) parry the attack.
        [bees] { $card } ({ $seat }) parry the attack.
       *[other] { $card } ({ $seat }) parries the attack.
    }
event-learns-to-fight-dragons =
    { $card_id ->
        [swans] { $card } ({ $seat }) gain experience with dragons: { $number }.
        [bees] { $card } ({ $seat }) gain experience with dragons: { $number }.
       *[other] { $card } ({ $seat }) gains experience with dragons: { $number }.
    }
event-settles-on =
    { $card_id ->
        [swans] { $card } ({ $seat }) end up on { $field }.
        [bees] { $card } ({ $seat }) end up on { $field }.
       *[other] { $card } ({ $seat }) ends up on { $field }.
    }

## Prompts

prompt-wait = Waiting for { $seat }.
prompt-won = { $seat } wins: { $result }.
prompt-counted = The game is over: { $result }. Elements, animals and magic decide.
prompt-buy = Buy a card for magic?
prompt-discard = Discard a card
prompt-lay = Choose a card to lay (Steps for landscapes { $land }, for animals { $animals }, dots { $dots })
prompt-field = Choose a field
prompt-return = Return cards under the deck; keeping the rest costs magic: { $number }
prompt-activate = Activate an animal; points left: { $number }
prompt-path = { $card }: move { $number }, Steps { $used } of { $speed }
prompt-path-attack = { $card }: move and attack, Steps { $used } of { $speed }
prompt-path-carrying = Drop the prey ({ $card }) and fly on
prompt-magic = Pay 1 magic? Wounds { $wounds }, with magic { $more }
prompt-tail = Shall the { $card_acc } drop its tail?
prompt-settle = Where does the { $card_acc } go?
prompt-bird = Which swan is it?
prompt-stun = { $card }: try to stun?

## Phases

phase-positional = Positional phase
phase-action = Action phase

## Tables

table-travel = Travel edition for two
table-collector = Collector's edition for two
table-magic = Travel edition with magic
table-three = For three
table-four = For four
table-collector-three = Collector's for three
table-collector-four = Collector's for four
table-seven = Small board
table-clearing = The clearing
