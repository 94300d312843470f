# Wilderness: the words of the game.

## The game

game-name = Wilderness
game-points = { $number ->
    [0] no Element
    [one] { $number } Element
   *[other] { $number } Elements
}
game-tagline = A hidden build-up, then an open fight for Elements
kind-common = Common animals
kind-supernatural = Supernatural animals
kind-landscape = Landscape cards
kind-terrain = Terrains
kind-element = Elements
kind-die = Wild die
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
option-stack_own = Lay onto own cards too
    .text = A field is free unless another player's card lies on it; only animals and deserts never share one. Off: only an empty field is free.
option-bees_place_on_element = Bees on Elements
    .text = In the positional phase bees may be laid on fields with Elements too.
option-element_first = Element before wounds
    .text = A poisoned animal or a scarab's host first takes the Element at the start of its activation and is wounded only then. Off: the wound comes first.
option-poison_needs_wound = Poison and stun only after a wound
    .text = Snake and mouflon poison and stun only an animal that their attack has wounded. Off: it is enough that it survived the attack.
option-bees_hurt_dragon = Bees kill dragons too
    .text = A dragon that moves through a swarm does not survive the sting. Off: only an Epic Hit removes a dragon.
option-aura_on_unicorn = The Aura protects the unicorn too
    .text = The unicorn itself suffers no certain wounds either. Off: the Aura protects only the other animals of its colour.

## Animals

card-beaver = Beaver
    .acc = beaver
    .text = Deactivation: costs nothing as long as it does nothing at all.
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
    .text = Water lover: a move that starts in water has Speed { $water_speed }.
card-swans = Swans
    .acc = swans
    .text = Pair: there are two, each with Endurance { $endurance }. Together they deal two certain wounds and roll no dice; one alone deals one and rolls { $single_dice ->
            [one] { $single_dice } die
           *[other] { $single_dice } dice
        }.
card-bear = Bear
    .acc = bear
    .text = Sprint: once a game it has Speed { $sprint_speed } for a whole activation.
card-mouflon = Mouflon
    .acc = mouflon
    .text = Stun: tries to stun whom it does not fell; a circle gives a Passivity token.
card-eagle = Eagle
    .acc = eagle
    .text = King: while it is ready no other animal may act. Claws: carries a snake, lizard or echidna along its path.
card-bees = Bees
    .acc = bees
    .text = Permeability: anybody passes the swarm for one wound. Invulnerability: bees cannot be wounded, but their own attack kills them. They end no move on Elements.
card-basilisk = Basilisk
    .acc = basilisk
    .text = Immobilisation: the first enemy in each of four directions rolls before every Step; a blank square ends its activation.
card-unicorn = Unicorn
    .acc = unicorn
    .text = Aura: own animals within two Steps suffer no certain wounds. Healing: instead of attacking, remove drops as it rolls ({ FACT("die-wild-die.sun_1") } to { FACT("die-wild-die.sun_3") }).
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
result-last-animals = nobody else has animals on the board
result-nobody-left = no animal is left on the board
result-all-passed = everybody passed for two rounds
result-no-elements = sixty rounds without an Element
result-out-of-time = a hundred rounds

## Moves

move-buy-a-card = Buy a card for 1 magic
move-draw-no-more = Buy no more
move-discard = Discard the { $card_acc }
move-pay-to-discard-nothing = Discard nothing for 1 magic
move-lay = Lay the { $card_acc } card
move-lay-an-animal-with = Lay an animal with { $dots }
move-put-it-on = Lay it on { $field }
move-enough = Lay no more
move-return = Put the { $card_acc } card under the deck
move-return-a-card = Put a card under the deck
move-keep-the-rest = Keep the rest
move-activate-to =
    { $way_id ->
        [attack] Activate the { $card_acc }: move and attack
        [move] Activate the { $card_acc }: move and move
        [sprint-and-attack] Activate the { $card_acc }: sprint and attack
        [sprint-and-move] Activate the { $card_acc }: sprint and move
        [wake-up] Wake the { $card_acc }
        [deactivate] Deactivate the { $card_acc }
       *[rest] Let the { $card_acc } rest
    }
move-step = Step { $direction }
move-stop = End this move
move-attack = Attack { $direction }
move-breathe-fire = Breathe fire { $direction }
move-stink = Stink
move-seize = Seize with the claws
move-drop = Drop the prey
move-pay-for-the-holes = Pay 1 magic for the squares with a hole
move-save-the-magic = Keep the magic
move-try-to-drop-the-tail = Try to drop the tail
move-stand-the-attack = Stand the attack
move-settle-on = Move it to { $field }
move-choose-the-swan = Choose the { $swan } swan
move-try-to-stun = Try to stun
move-do-not-stun = Do not stun
move-end-turn = End the turn

## What was done

did-try-to-drop-the-tail =
    { $seat_you ->
        [yes] You try to drop the lizard's tail.
       *[no] { $seat } tries to drop the lizard's tail.
    }
did-stand-the-attack =
    { $seat_you ->
        [yes] You do not try to drop the lizard's tail.
       *[no] { $seat } does not try to drop the lizard's tail.
    }
did-try-to-stun =
    { $seat_you ->
        [yes] You try to stun the target.
       *[no] { $seat } tries to stun the target.
    }
did-do-not-stun =
    { $seat_you ->
        [yes] You do not try to stun the target.
       *[no] { $seat } does not try to stun the target.
    }

## Events

event-draws =
    { $seat_you ->
        [yes] { "" }
       *[no] { $seat } draws { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
    }
event-draws-the-card = You draw: { $card }.
event-buys-a-card =
    { $seat_you ->
        [yes] You buy a card for 1 magic.
       *[no] { $seat } buys a card for 1 magic.
    }
event-discards =
    { $seat_you ->
        [yes] You discard the { $card_acc }.
       *[no] { $seat } discards the { $card_acc }.
    }
event-pays-not-to-discard =
    { $seat_you ->
        [yes] You pay 1 magic and discard nothing.
       *[no] { $seat } pays 1 magic and discards nothing.
    }
event-lays-on =
    { $seat_you ->
        [yes] You lay the { $card_acc } card on { $field }.
       *[no] { $seat } lays the { $card_acc } card on { $field }.
    }
event-lays-an-animal-with-on =
    { $seat_you ->
        [yes] You lay an animal with { $dots } on { $field }.
       *[no] { $seat } lays an animal with { $dots } on { $field }.
    }
event-keeps =
    { $seat_you ->
        [yes] { $number ->
            [0] You put all cards left under your deck.
            [one] You keep { $number } card.
           *[other] You keep { $number } cards.
        }
       *[no] { $seat } { $number ->
            [0] puts all cards left under the deck.
            [one] keeps { $number } card.
           *[other] keeps { $number } cards.
        }
    }
event-pays-magic =
    { $seat_you ->
        [yes] You pay { $number } magic.
       *[no] { $seat } pays { $number } magic.
    }
event-fires-the-trigger =
    { $seat_you ->
        [yes] You fire the Trigger: after this turn everybody else has one positional turn left.
       *[no] { $seat } fires the Trigger: after this turn everybody else has one positional turn left.
    }
event-action-phase-begins-with =
    { $seat_you ->
        [yes] The action phase begins; the first action turn is yours.
       *[no] The action phase begins; { $seat } has the first action turn.
    }
    .head = Action phase
event-begins-round =
    { $seat_you ->
        [yes] You begin the round.
       *[no] { $seat } begins the round.
    }
    .head = Round { $number }
event-activates-to =
    { $way_id ->
        [deactivate] { $seat_you ->
            [yes] You deactivate the { $card_acc }.
           *[no] { $seat } deactivates the { $card_acc }.
        }
        [rest] { $seat_you ->
            [yes] Your { $card_acc } can do nothing and rests.
           *[no] { $seat }'s { $card_acc } can do nothing and rests.
        }
        [sprint-and-attack] { $seat_you ->
            [yes] Your { $card_acc } sprints to attack.
           *[no] { $seat }'s { $card_acc } sprints to attack.
        }
        [sprint-and-move] { $seat_you ->
            [yes] Your { $card_acc } sprints.
           *[no] { $seat }'s { $card_acc } sprints.
        }
       *[other] { $seat_you ->
            [yes] You activate the { $card_acc }: { $way }.
           *[no] { $seat } activates the { $card_acc }: { $way }.
        }
    }
event-one-swan-of-falls =
    { $seat_you ->
        [yes] One of your swans falls.
       *[no] One of { $seat }'s swans falls.
    }
event-scarab-enters =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { card-scarab.acc } goes inside { $seat2_you ->
        [yes] your { $card_acc }.
       *[no] the { $card_acc } of { $seat2 }.
    }
event-breathes-fire =
    { $seat_you ->
        [yes] Your { card-dragon.acc } breathes fire { $direction }.
       *[no] { $seat }'s { card-dragon.acc } breathes fire { $direction }.
    }
event-skunk-stinks =
    { $seat_you ->
        [yes] Your { card-skunk.acc } stinks.
       *[no] { $seat }'s { card-skunk.acc } stinks.
    }
event-eagle-seizes =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { card-eagle.acc } seizes { $seat2_you ->
        [yes] your { $card_acc }.
       *[no] the { $card_acc } of { $seat2 }.
    }
event-takes =
    { $seat_you ->
        [yes] You take the Element { $element }.
       *[no] { $seat } takes the Element { $element }.
    }
event-renews =
    { $seat_you ->
        [yes] Renewal: all your animals have new activation tokens.
       *[no] Renewal: all animals of { $seat } have new activation tokens.
    }
event-ends-the-turn =
    { $seat_you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
event-the-game-ends-by = The game ends: { $result }.
event-goes-to =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] go
        [bees] go
       *[other] goes
    } to { $field }.
event-is-stung-on =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] pass
       *[other] passes
    } through the bees on { $field }.
event-occupies =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] take
        [bees] take
       *[other] takes
    } the field { $field }.
event-flees-to =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] flee
        [bees] flee
       *[other] flees
    } to { $field }.
event-pays-for-the-holes =
    { $seat_you ->
        [yes] You pay 1 magic for the squares with a hole.
       *[no] { $seat } pays 1 magic for the squares with a hole.
    }
event-attacks =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] attack
        [bees] attack
       *[other] attacks
    } { $field }.
event-rolls =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] roll
        [bees] roll
       *[other] rolls
    }: { $face }.
event-suffers =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] take
        [bees] take
       *[other] takes
    } { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }.
event-falls =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] fall and leave
        [bees] fall and leave
       *[other] falls and leaves
    } the game.
event-is-poisoned =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] are
        [bees] are
       *[other] is
    } poisoned.
event-is-made-passive =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] get
        [bees] get
       *[other] gets
    } a Passivity token.
event-wakes-up =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] wake
        [bees] wake
       *[other] wakes
    } up.
event-is-healed-by =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] lose
        [bees] lose
       *[other] loses
    } { $number ->
        [one] { $number } drop
       *[other] { $number } drops
    } of wounds.
event-is-caught-by-a-gaze =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] meet
        [bees] meet
       *[other] meets
    } the basilisk's gaze and can do nothing more.
event-parries =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [lizard] drops its tail and gets away unhurt.
        [echidna] curls up: unhurt itself, it wounds the attacker.
        [dragon] is safe under its Carapace.
       *[other] parries the attack.
    }
event-learns-to-fight-dragons =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] now have
        [bees] now have
       *[other] now has
    } experience { $number } with dragons.
event-settles-on =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }'s
    } { $card_acc } { $card_id ->
        [swans] now stand
        [bees] now stand
       *[other] now stands
    } on { $field }.

## Prompts

prompt-wait = It is { $seat }'s turn.
prompt-won =
    { $seat_you ->
        [yes] You win: { $result }.
       *[no] { $seat } wins: { $result }.
    }
prompt-counted = The game is over: { $result }. Elements decide, then animals, then magic.
prompt-buy = Do you want to buy a card for 1 magic?
prompt-discard = Choose a card to discard from the game.
prompt-lay =
    Choose a card to lay. Left: { $land ->
        [one] { $land } Step
       *[other] { $land } Steps
    } for landscapes, { $animals ->
        [one] { $animals } Step
       *[other] { $animals } Steps
    } and { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } for animals.
prompt-field = Choose a field for the card.
prompt-return =
    { $number ->
        [0] Put cards under the deck, or keep the rest.
       *[other] Put cards under the deck; keeping the rest costs { $number } magic.
    }
prompt-activate =
    { $number ->
        [0] Activate an animal or end the turn. No activation is left.
        [one] Activate an animal. { $number } activation is left.
       *[other] Activate an animal. { $number } activations are left.
    }
prompt-path = { $card }: move { $number }, Steps: { $used } at Speed { $speed }
prompt-path-attack = { $card }: move and attack, Steps: { $used } at Speed { $speed }
prompt-path-carrying = Drop the { $card_acc } and fly on.
prompt-magic =
    The attack deals { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }. Will you pay 1 magic to make it { $more }?
prompt-tail = Shall the lizard try to drop its tail?
prompt-settle = Choose the field to which the { $card_acc } moves.
prompt-bird = Choose the swan that is meant.
prompt-stun = Shall the mouflon try to stun the { $card_acc }?

## Phases

phase-positional = Positional phase
phase-action = Action phase

## Tables

table-travel = Travel edition for two
table-collector = Collector's edition for two
table-magic = Travel edition with magic
table-three = Travel edition for three
table-four = Travel edition for four
table-collector-three = Collector's edition for three, other readings of the rules
table-collector-four = Collector's edition for four
table-seven = Small board
table-clearing = The clearing

## Options that do not go together
wrong-no-elements = Name five fields for Elements after an @, or let the lot decide.
wrong-not-symmetric = This board has no centre, or a turn changes it.
wrong-mark = The text of a board begins with v2x1: (one letter a field) or v2x2: (two).
wrong-other-edition = Boards of this edition begin with { $mark }
wrong-two-readings = The text can be read with one letter a field and with two; begin it with v2x1: or v2x2:
wrong-too-many-ranks = There may be { $ranks } ranks at most.
wrong-half-a-field = Rank { $rank } ends in half a field.
wrong-long-rank = Rank { $rank } may have { $fields } fields at most.
wrong-letter = Field { $field } has the letter “{ $letter }”; terrains are { $letters }.
wrong-one-terrain-twice = Field { $field } needs two different terrains.
wrong-number-of-fields = A board has { $least } to { $most } fields, this one has { $fields }.
wrong-apart = Fields must hang together side to side; { $field } is cut off from { $rest }.
wrong-element-off-the-board = The field { $field } for an Element is not on the board.
wrong-element-twice = The field { $field } is named twice for an Element.
wrong-number-of-elements = There must be { $needed } fields for Elements, { $named } are named.

## What can be earned
achievement-collector = Collector
    .text = Win with the collector's edition: know who may enter what before you lay.
achievement-crowd = King of the clearing
    .text = Win among three or four against an adept, a master or people: let the others wound each other.

## Lessons

lessons-laying = Laying
lessons-activation = Activation
lessons-magic = Magic
lessons-attack = Attack and dice
lessons-animals = Animals
lessons-editor = The editor of boards
