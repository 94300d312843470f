# Words that only the board needs.
board-field = Board { $files } × { $ranks }
board-slip = What the animal can do
board-choose-animal = Choose an animal, then a field, a target or something else it can do.
board-steps = Steps: { $used } at Speed { $speed }
board-way-attack = Move and attack
board-way-move = Move and move
board-way-sprint-and-attack = Sprint and attack
board-way-sprint-and-move = Sprint and move
board-way-wake-up = Wake up
board-way-deactivate = Deactivation
board-way-rest = Rest
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
board-odds-passive = gives a Passivity token
board-odds-scarab = crawls inside
board-odds-epic = { $number } % slays
board-odds-magic = with magic { $number } %
board-small = small
board-large = large
board-ready = ready
board-used = without a token
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
board-landscape-text = It makes the chain of your cards longer. Before the action phase landscapes vanish; only a desert stays as an obstacle.
board-field-text = Going by side is one Step, by corner two.
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
board-trigger-text = Every animal that is laid takes a drop. Whoever takes the last one finishes the turn, everybody else has one more, and the action phase begins.
board-trigger-left = Trigger: { $number } of { $most } left
board-trigger-fired = { $name } fired the Trigger. { $number ->
    [one] { $number } last positional turn is left.
   *[other] { $number } last positional turns are left.
}
board-throw = Wild dice, { $name }: { $faces }
board-face-blank = blank square
board-face-hole = square with a hole
board-face-triangle = triangle
board-enough-keep = Enough, keep the rest
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
board-elements-text = An animal that begins or ends its activation on a field with an Element takes it for its player. Whoever has all five wins.
board-limit-land = Landscape Steps
board-limit-animals = Animal Steps
board-limit-dots = Dots
board-left-of = { $number } of { $most } left
board-magic = Magic
board-magic-text = It pays for Steps above a limit, for holes of the wild dice and for further cards.
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
board-ability-bees = Permeability, Invulnerability
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
board-plan-good = The board has { $number } fields and is complete.
board-plan-size = There are { $number } fields; there must be 36 to 81.
board-plan-apart = All fields must hang together side to side.
board-plan-elements = Elements chosen: { $elements } of 5.
board-takes = takes { $name }
board-slips = { $number } % slips the gaze
board-in-gaze = in a basilisk's gaze
board-stung = { $number ->
    [one] { $number } sting
   *[other] { $number } stings
}
board-hurt-surely = surely 1 wound
board-per-cent = { $number } %
board-own = your own
board-why-used = It has acted already and waits for a new token.
board-why-king = The { card-eagle.acc } is ready: only it may act.
board-why-blocked = It can neither move nor attack.
board-why-pair = { $name } cannot attack this animal.
board-why-terrain = { $name } cannot attack on this field.
board-why-far = It is out of reach: { $name } lacks Steps or a way.
board-too-few-points = costs { $number } points, { $left } left
board-aim-attack = attack the { $name }
board-aim-go = to { $field }
board-aim-fire = fire { $direction }
board-aim-lay = Lay on { $field }
board-aim-do = Confirm
board-aim-again = Tap once more to choose.
board-mini-map = The whole board: a tap takes you there
board-whole = Show the whole board
board-closer = Look closer
board-faces = What the faces mean
board-faces-hint = What the faces mean
board-row-drop = Wounds of an attack
board-row-circle = Circle: tail, ball, stun, slipping a gaze
board-row-sun = Sun: healing
board-row-flame = Flame: wounds by fire
board-row-epic = Triangle: Epic Hit
board-row-yes = yes
board-row-no = no
board-row-paid = 1 for magic
board-plan-two-ats = There is more than one @ in the text.
board-plan-mark = The mark { $mark } is unknown; a text begins with v2x1: (one letter a field) or v2x2: (two).
board-plan-two-ways = The text can be read with one letter a field and with two. Begin it with v2x1: or v2x2:.
board-plan-ranks = There are { $number } ranks; there may be 11.
board-plan-half = Rank { $rank } ends in half a field.
board-plan-wide = Rank { $rank } has { $number } fields; there may be 11.
board-plan-letter = Field { $field }: { $letter } is none of W, F, G, R.
board-plan-alike = Field { $field }: its two terrains must differ.
board-plan-element-off = The Element field { $field } is not on the board.
board-plan-element-twice = The Element field { $field } is named twice.
board-plan-element-many = There are { $number } Element fields; there must be 5.
board-plan-link = Copy a link
board-plan-name = Name of the board
board-plan-unnamed = Board { $number }
board-plan-keep = Keep
board-plan-kept = Boards kept
board-plan-drop = Delete the board { $name }
board-plan-use = Play on this board
board-plan-play = Lay a table with this board
board-plan-back = The usual board
board-plan-usual = The usual board of the chosen edition.
board-plan-note = Draw a board of any shape with 36 to 81 fields and choose five Element fields. A board is a short text: keep it, send it, paste it.
bestiary-title = Bestiary
bestiary-pairs = When they meet
bestiary-meets = When they meet:
bestiary-see = See also:
bestiary-dots = Dots
bestiary-size = Size
bestiary-dice = Wild dice
bestiary-speed = Speed
bestiary-endurance = Endurance
bestiary-terrains = Terrains
bestiary-pass = Pass
bestiary-none = none
bestiary-snake-scarab = { card-snake } and { card-scarab }
    .text = On a desert a snake is safe from nearly everybody, but a scarab crawls into it even there.
bestiary-lizard-bees = { card-lizard } and { card-bees }
    .text = If the lizard drops its tail, it is unhurt and the bees die. On its field they take the Element first.
bestiary-echidna-bees = { card-echidna } and { card-bees }
    .text = If the echidna rolls up, it is unhurt, the bees die and take no Element.
bestiary-swans-basilisk = { card-swans } and { card-basilisk }
    .text = The card rolls only once for a gaze.
bestiary-swans-dragon = { card-swans } and { card-dragon }
    .text = For an Epic Hit and in the cone of fire each living swan rolls.
bestiary-swans-scarab = { card-swans } and { card-scarab }
    .text = The attacked player says which swan the scarab enters. If that one dies, the other is free of it.
bestiary-swans-skunk = { card-swans } and { card-skunk }
    .text = Stench wounds each living swan.
bestiary-bees-dragon = { card-bees } and { card-dragon }
    .text = Bees attack a dragon like all others, but die even without an Epic Hit. Fire does nothing to bees, and a dragon flies through them unhurt.
bestiary-bees-scarab = { card-bees } and { card-scarab }
    .text = A scarab cannot enter bees.
bestiary-bees-skunk = { card-bees } and { card-skunk }
    .text = Bees do not mind the stench.
bestiary-basilisk-desert = { card-basilisk } and desert
    .text = A basilisk sees across a desert: whoever is behind it rolls.
bestiary-basilisk-passing = { card-basilisk } and passing
    .text = Whoever is just passing an occupied field is not the first one seen and does not roll.
bestiary-unicorn-stunned = { card-unicorn } and the stunned
    .text = A stunned animal may be healed and attacked; its Passivity stays.
bestiary-unicorn-desert = { card-unicorn } and desert
    .text = The Aura works across a desert.
bestiary-dragon-scarab = { card-dragon } and { card-scarab }
    .text = A scarab enters a dragon only with an Epic Hit. The dragon then dies at its next activation.
bestiary-dragon-desert = { card-dragon } and desert
    .text = The cone of fire reaches whoever stands behind a desert.
bestiary-skunk-desert = { card-skunk } and desert
    .text = Stench goes across a desert.
bestiary-same-kind = The same kind
    .text = A supernatural animal is immune to the special attack of its own kind.
bestiary-dragon-immune = { card-dragon } and fire, dragon and stench
    .text = Neither fire nor stench hurts a dragon.
bestiary-eel-immune = Eel under water
    .text = Neither fire nor stench hurts an eel, and a basilisk does not see it.
