# Words that only the board needs.
board-field = Board { $files } × { $ranks }
board-slip = The animal and what it may do
board-choose-animal = Choose an animal, then a field, an enemy or a way.
board-steps = Steps { $used } of { $speed }
board-way-attack = Move and attack
board-way-move = Move and move
board-way-sprint-and-attack = Sprint and attack
board-way-sprint-and-move = Sprint and move
board-way-wake-up = Wake up
board-way-deactivate = Deactivation
board-way-rest = Stay where it is
board-swan-first = First swan
board-swan-second = Second swan
board-watched = { $number ->
    [one] Before its first Step it has to slip a basilisk's gaze.
   *[other] Before its first Step it has to slip the gazes of { $number } basilisks.
}
board-cost = { $steps ->
    [one] { $steps } Step
   *[other] { $steps } Steps
}{ $magic ->
    [0] { "" }
   *[other] {" · "}magic { $magic }
}
board-odds-paid = { $odds } · magic { $magic }
board-odds-sure = sure to fall
board-odds-takes = { $number } % falls
board-odds-hurts = { $number } % hurt
board-odds-nothing = no harm
board-odds-heal = heals
board-odds-passive = paralyses
board-odds-scarab = crawls inside
board-odds-epic = { $number } % slays
board-odds-magic = with magic { $number } %
board-small = small
board-large = large
board-ready = ready
board-used = has acted
board-passive = passive
board-poisoned = poisoned
board-scarab-inside = a scarab inside
board-experience = skill against dragons { $number }
board-wounds = wounds { $number } of { $most }
board-element-count = { $name }: { $number } left
board-price = { $number ->
    [one] { $number } Step
   *[other] { $number } Steps
}
board-face-down = { $number ->
    [0] Hidden animal without dots
    [one] Hidden animal with one dot
   *[other] Hidden animal with { $number } dots
}
board-candidates = It can be: { $names }.
board-landscape = landscape
board-landscape-text = It makes the snake of cards longer. Before the fight landscapes vanish; only a desert stays as an obstacle.
board-field-text = A Step over a side costs one, over a corner two.
board-fire = Breathe fire { $direction }
board-direction-north = to the north
board-direction-northeast = to the north-east
board-direction-east = to the east
board-direction-southeast = to the south-east
board-direction-south = to the south
board-direction-southwest = to the south-west
board-direction-west = to the west
board-direction-northwest = to the north-west
board-trigger = Trigger
board-trigger-text = Every animal that is laid takes a drop. Whoever takes the last one ends the turn, the others have one more, and the fight begins.
board-trigger-left = Trigger: { $number } of { $most } left
board-trigger-fired = { $name } fired the Trigger. Last turns left: { $number }.
board-throw = Wild dice, { $name }: { $faces }
board-face-blank = blank square
board-face-hole = square with a hole
board-face-triangle = triangle
board-holes = { $number ->
    [one] One hole can be paid with magic.
   *[other] { $number } holes can be paid with magic.
}
board-too-many-dots = dots: { $number }, left { $left }
board-elements = Elements: { $number ->
    [0] none
   *[other] { $names }
}
board-elements-title = Elements
board-elements-text = An animal that begins or ends its activation on a field with an Element takes it for its player. All five of them win.
board-limit-land = Landscape Steps
board-limit-animals = Animal Steps
board-limit-dots = Dots
board-left-of = { $number } of { $most } left
board-magic = Magic
board-magic-text = It pays for more Steps, for holes of the wild dice and for cards.
board-activations = Activations
board-hand-and-deck = Hand { $hand }, deck
board-counts-laying = hand { $hand } · deck { $deck }
board-counts-animals = { $number ->
    [one] { $number } animal
   *[other] { $number } animals
}
board-ability-beaver = Deactivation
board-ability-snake = Poison
board-ability-lizard = Loose tail
board-ability-echidna = Ball of spines
board-ability-crocodile = Water lover
board-ability-swans = Pair
board-ability-bear = Sprint
board-ability-mouflon = Stun
board-ability-eagle = King, Claws
board-ability-bees = Permeability
board-ability-basilisk = Immobilisation
board-ability-unicorn = Aura, Healing
board-ability-dragon = Cone, Carapace
board-ability-scarab = Penetration
board-ability-skunk = Stench
board-ability-eel = Paralysis
board-plan = Board editor
board-plan-edition = Edition
board-plan-letters-1 = One terrain a field
board-plan-letters-2 = Two terrains a field
board-plan-tools = Tools
board-plan-rubber = Rubber
board-plan-element = Element { $number }/5
board-plan-text = The board as a text
board-plan-copy = Copy the text
board-plan-copied = Copied
board-plan-wrong = This is not the text of a board.
board-plan-good = The board has { $number } fields. When laying a table, put the text into the option for a board of your own.
board-plan-size = There are { $number } fields; there must be 36 to 81.
board-plan-apart = All fields must hang together side to side.
board-plan-elements = Elements chosen: { $elements } of 5.
