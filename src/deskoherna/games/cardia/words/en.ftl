# Duel for Cardia and Guardians: the words of the game.

## The game

game-name = Duel for Cardia
game-tagline = The stronger card takes the seal, the weaker one its effect
kind-character = Characters
kind-guardian = Guardians
kind-location = Locations
kind-faction = Factions

## Factions

faction-swamp = Swamp
faction-academy = Academy
faction-guild = Guild
faction-dynasty = Dynasty

## Characters

character-hired-blade = Hired Blade
    .text = Discard this card and the card facing it.
character-void-mage = Void Mage
    .text = Choose a card in the row and take off all its modifier tokens, or all its duration tokens.
character-surgeon = Surgeon
    .text = Your next card gets −{ $amount }.
character-mediator = Mediator
    .text = This clash is a tie.
character-saboteur = Saboteur
    .text = Your opponent discards { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of their deck.
character-fortune-teller = Fortune Teller
    .text = In the next clash your opponent lays their card face up, and only then do you choose yours.
character-palace-guard = Palace Guard
    .text = Name a faction. Your opponent may discard a hand card of it; if they do not, this card gets +{ $amount }.
character-judge = Judge
    .text = You win all ties, past and future.
character-ambusher = Ambusher
    .text = Name a faction. Your opponent discards all hand cards of it.
character-puppeteer = Puppeteer
    .text = Discard the card facing this one; a random card from your opponent’s hand takes its place.
character-clockmaker = Clockmaker
    .text = Your card in the previous clash and your next card get +{ $amount } each.
character-treasurer = Treasurer
    .text = The winning card of the previous clash is worth { $amount } more { $amount ->
        [one] seal
       *[other] seals
    }, whoever owns it.
character-swamp-guardian = Swamp Guardian
    .text = Take another of your cards in the row back into your hand; the card facing it is discarded.
character-magistra = Magistra
    .text = Copy the immediate effect of another of your cards in the row that is at least as strong as this one.
character-inventor = Inventor
    .text = One card in the row gets +{ $amount }, another one −{ $amount }.
character-djinn = Djinn
    .text = You win the game.
character-poisoner = Poisoner
    .text = If the card facing this one is stronger, it gets negative modifier tokens until both are equally strong.
character-kinesis-mage = Kinesis Mage
    .text = Move all modifier and duration tokens from one of your cards in the row to another one of yours.
character-envoy = Envoy
    .text = Any card in the row, or your next card, gets −{ $amount }.
character-tax-collector = Tax Collector
    .text = This card gets +{ $amount }.
character-revolutionary = Revolutionary
    .text = Your opponent discards { $amount ->
        [one] a hand card
       *[other] { $amount } hand cards
    } of their choice, then draws { $amount }.
character-librarian = Librarian
    .text = Your next card gets +{ $amount } or −{ $amount }; you decide once it is revealed.
    .either = +{ $amount } or −{ $amount }
    .plus = +{ $amount }
    .minus = −{ $amount }
character-prodigy = Prodigy
    .text = One of your cards whose strength is now { $limit } or less gets +{ $amount }.
character-aristocrat = Aristocrat
    .text = If this card wins its clash, it is worth { $amount } more { $amount ->
        [one] seal.
       *[other] seals.
    }
character-blackmailer = Blackmailer
    .text = Name a faction. If your opponent’s next card is of another one, they discard { $amount ->
        [one] a hand card
       *[other] { $amount } hand cards
    } of their choice.
character-illusionist = Illusionist
    .text = Carry out the effect of one of your cards that is losing its clash.
character-engineer = Engineer
    .text = Your next card gets +{ $amount }, but only after the effect of its clash.
character-counselor = Counselor
    .text = You win the previous clash.
character-witch-king = Witch King
    .text = Name a faction. Your opponent discards all cards of it from hand and deck, then shuffles the deck.
character-elemental = Elemental
    .text = Discard a hand card with an immediate effect, copy that effect and draw { $amount ->
        [one] a card.
       *[other] { $amount } cards.
    }
character-mechanical-djinn = Mechanical Djinn
    .text = If you win the clash right after this one, you win the game.
character-successor = Successor
    .text = Your opponent keeps { $amount ->
        [one] a hand card
       *[other] { $amount } hand cards
    } of their choice and discards the rest of the hand and the whole deck.

## Guardians

guardian-toad = Toad
    .text = Exchange two of your cards in neighbouring clashes, with their modifier and duration tokens.
guardian-basilisk = Basilisk
    .text = In the next clash your opponent must play the top card of their deck unseen. With an empty deck they lose.
guardian-bat = Bat
    .text = Your opponent discards { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of their deck.
guardian-phoenix = Phoenix
    .text = Your next card gets { $amount ->
        [one] a duration token
       *[other] { $amount } duration tokens
    } when it is revealed.
guardian-scorpion = Scorpion
    .text = Draw a random card from your opponent’s hand; it goes to their discard pile.
guardian-fox = Fox
    .text = In the next clash your opponent lays their card face up, and only then do you choose yours.
guardian-elephant = Elephant
    .text = Your card in the previous clash gets +{ $amount }.
guardian-parrot = Parrot
    .text = Carry out the effect of your { faction-guild } card in this clash, even if it has just been carried out.
guardian-raccoon = Raccoon
    .text = Take a card from your discard pile into your hand.
guardian-unicorn = Unicorn
    .text = If you win the next clash, your card there is worth { $amount } more { $amount ->
        [one] seal.
       *[other] seals.
    }
guardian-cat = Cat
    .text = Turn over all modifier tokens on any one card.
guardian-peacock = Peacock
    .text = Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }, then put a hand card under your deck.

## Locations

location-serpent-temple = Serpent Temple
    .text = Whenever you newly win a past clash, draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }; your opponent discards { $amount ->
        [one] a hand card.
       *[other] { $amount } hand cards.
    }
location-bazaar = Bazaar
    .text = Nobody draws at the end of a clash. Whoever holds { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } or fewer draws { $amount } at once.
location-founders-day = Founder’s Day
    .text = Whoever wins { $amount ->
        [one] a clash
       *[other] { $amount } neighbouring clashes
    } wins the game.
location-grand-library = Grand Library
    .text = You start with { $amount ->
        [one] a single card
       *[other] { $amount } cards
    } and draw { $amount } at the end of a clash.
location-scrapyard = Scrapyard
    .text = At the end of a clash draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    } and put a hand card under your deck.
location-auction-house = Auction House
    .text = If you reveal a card weaker than your card in the previous clash, discard { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of your deck.
location-haunted-catacombs = Haunted Catacombs
    .text = If you reveal a card of the same faction as your card in the previous clash, you lose the game.
location-foggy-swamp = Foggy Swamp
    .text = Cards just laid stay face down; the clash before them is revealed and resolved.
location-senate = Senate
    .text = If you reveal a card of the same faction as your card in the previous clash, it gets +{ $amount } at once.
location-witchs-den = Witch’s Den
    .text = Whenever you win a clash, the current one or newly a past one, discard { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    } of your deck.
location-crown-hall = Crown Hall
    .text = It takes { $amount ->
        [one] a single seal
       *[other] { $amount } seals
    } to win.
location-observatory = Observatory
    .text = At the end of a clash, before drawing, look at the top card of your deck; you may put it under the deck.
location-harbour = Harbour
    .text = If a clash ends in a tie, both players draw { $amount } more { $amount ->
        [one] card.
       *[other] cards.
    }

## Neighbouring clashes

pair-1-and-2 = clashes 1 and 2
pair-2-and-3 = clashes 2 and 3
pair-3-and-4 = clashes 3 and 4
pair-4-and-5 = clashes 4 and 5
pair-5-and-6 = clashes 5 and 6
pair-6-and-7 = clashes 6 and 7
pair-7-and-8 = clashes 7 and 8
pair-8-and-9 = clashes 8 and 9
pair-9-and-10 = clashes 9 and 10
pair-10-and-11 = clashes 10 and 11
pair-11-and-12 = clashes 11 and 12
pair-12-and-13 = clashes 12 and 13
pair-13-and-14 = clashes 13 and 14
pair-14-and-15 = clashes 14 and 15
pair-15-and-16 = clashes 15 and 16

## Phases

phase-play = Playing cards
phase-play-open = Playing face up
phase-busy = Resolving
phase-librarian = { character-librarian }: the token
phase-discard = Discarding
phase-answer-guard = { character-palace-guard }: the answer
phase-name-faction = Naming a faction
phase-choose-card = Choosing a card
phase-choose-tokens = Choosing tokens
phase-copy = Copying an effect
phase-copy-hand = Copying an effect from the hand
phase-activate = The effect of a losing card
phase-take-back = Taking a card back
phase-from-discard = A card from the discard pile
phase-under-deck = A card under the deck
phase-swap = Exchanging cards
phase-keep-top = The top card of the deck
phase-over = The game is over

## Options

option-players = Players
option-players-2 = Two players
option-swamp = { faction-swamp } cards
    .text = Both players take the same four cards of this faction.
option-swamp-i = Deck I
option-swamp-ii = Deck II
option-academy = { faction-academy } cards
    .text = Both players take the same four cards of this faction.
option-academy-i = Deck I
option-academy-ii = Deck II
option-guild = { faction-guild } cards
    .text = Both players take the same four cards of this faction.
option-guild-i = Deck I
option-guild-ii = Deck II
option-dynasty = { faction-dynasty } cards
    .text = Both players take the same four cards of this faction.
option-dynasty-i = Deck I
option-dynasty-ii = Deck II
option-guardians = Guardians
    .text = A guardian lies at every even clash.
option-strategic = Strategic variant
    .text = All six guardians lie face up from the start.
option-location = Location
    .text = A rule that holds all game.
option-location-none = No location
option-location-random-base = A random one of the base game
option-location-random-any = A random one of both boxes
option-location-serpent-temple = { location-serpent-temple }
option-location-bazaar = { location-bazaar }
option-location-founders-day = { location-founders-day }
option-location-grand-library = { location-grand-library }
option-location-scrapyard = { location-scrapyard }
option-location-auction-house = { location-auction-house }
option-location-haunted-catacombs = { location-haunted-catacombs }
option-location-foggy-swamp = { location-foggy-swamp }
option-location-senate = { location-senate }
option-location-witchs-den = { location-witchs-den }
option-location-crown-hall = { location-crown-hall }
option-location-observatory = { location-observatory }
option-location-harbour = { location-harbour }
option-strict = Attested cards only
    .text = Only guardians and locations whose rule is known are dealt at random: no { guardian-bat }, { guardian-fox }, { guardian-raccoon } or { guardian-peacock }, and locations of the base game alone. What stays a guess: who is exclusive besides the { guardian-cat }. What stays inferred from hints in the rulebook: the factions of four and the abilities of six of the eight guardians left. A location whose very name is invented cannot be chosen either.
option-guardian_on_tie = Guardians on ties
    .text = If the clash at a guardian is a tie when cards are compared, the guardian helps all the same. Otherwise a tie skips the whole second phase, the guardian included.
option-basilisk_sets_aside = The { guardian-basilisk } sets the card aside
    .text = The card that the opponent must play next is taken from the deck as soon as the { guardian-basilisk } helps. Otherwise it is taken when the next clash begins, after the draw.
option-seal_travels = The { guardian-unicorn }’s seal travels
    .text = When the { guardian-toad } moves a card with a seal of the { guardian-unicorn }, the seal goes along. Otherwise only modifier and duration tokens move, and the extra seal stays in its clash.
option-exclusive_swamp = Exclusive guardian of the { faction-swamp }
    .text = One guardian of each faction helps nobody if both play that faction. Only the { guardian-cat } is certain; for the { faction-swamp } the { guardian-basilisk } is our guess.
option-exclusive_swamp-marked = As the cards say
option-exclusive_swamp-toad = { guardian-toad }
option-exclusive_swamp-basilisk = { guardian-basilisk }
option-exclusive_swamp-bat = { guardian-bat }
option-exclusive_academy = Exclusive guardian of the { faction-academy }
    .text = One guardian of each faction helps nobody if both play that faction. Only the { guardian-cat } is certain; for the { faction-academy } the { guardian-fox } is our guess.
option-exclusive_academy-marked = As the cards say
option-exclusive_academy-phoenix = { guardian-phoenix }
option-exclusive_academy-scorpion = { guardian-scorpion }
option-exclusive_academy-fox = { guardian-fox }
option-exclusive_guild = Exclusive guardian of the { faction-guild }
    .text = One guardian of each faction helps nobody if both play that faction. Only the { guardian-cat } is certain; for the { faction-guild } the { guardian-parrot } is our guess. The { guardian-elephant } is none, says the rulebook.
option-exclusive_guild-marked = As the cards say
option-exclusive_guild-parrot = { guardian-parrot }
option-exclusive_guild-raccoon = { guardian-raccoon }
option-match = Match
option-match-1 = A single game
option-match-3 = Best of three
option-match-5 = Best of five

## Reasons for the end

reason-seals = the seals decided
    .lost = the seals decided
    .drawn = both have as many seals
reason-no-card = the opponent has no card to play
    .lost = you have no card to play
    .drawn = nobody has a card to play
reason-no-cards = nobody has a card to play, and the seals decided
    .lost = nobody has a card to play, and the seals decided
    .drawn = nobody has a card to play, and both have as many seals
reason-djinn = the effect of the { character-djinn } decided
    .lost = the opponent’s { character-djinn } decided
    .drawn = the effect of the { character-djinn } decided
reason-mechanical-djinn = the clash right after the { character-mechanical-djinn } is won
    .lost = the opponent wins the clash right after the { character-mechanical-djinn }
    .drawn = both win the clash right after their { character-mechanical-djinn }
reason-puppeteer = the opponent has no hand card to replace the one discarded
    .lost = you have no hand card to replace the one discarded
    .drawn = nobody has a hand card to replace the one discarded
reason-basilisk = the opponent’s deck is empty, and the { guardian-basilisk } wants a card of it
    .lost = your deck is empty, and the { guardian-basilisk } wants a card of it
    .drawn = both decks are empty, and the { guardian-basilisk } wants a card of each
reason-founders-day = { FACT("location-founders-day.amount") ->
        [one] one clash
       *[other] { FACT("location-founders-day.amount") } neighbouring clashes
    } won
    .lost = the opponent wins { FACT("location-founders-day.amount") ->
        [one] one clash
       *[other] { FACT("location-founders-day.amount") } neighbouring clashes
    }
    .drawn = both win { FACT("location-founders-day.amount") ->
        [one] one clash
       *[other] { FACT("location-founders-day.amount") } neighbouring clashes
    } at the same moment
reason-catacombs = the opponent reveals the same faction twice running in the catacombs
    .lost = you reveal the same faction twice running in the catacombs
    .drawn = both reveal the same faction twice running in the catacombs
reason-last-clash = the last round allowed is over, and the seals decided
    .lost = the last round allowed is over, and the seals decided
    .drawn = the last round allowed is over, and both have as many seals

## Moves

move-play = Play a card (strength { $strength })
move-play-a-card = Play a card face down
move-name = Name the faction { $faction }
move-choose = { $seat_you ->
        [yes] Choose your card (strength { $strength })
       *[no] Choose { $seat }’s card (strength { $strength })
    }
move-my-next-card = Put the token on your next card
move-remove-modifiers = Take off the modifier tokens
move-remove-durations = Take off the duration tokens
move-discard = Discard a card (strength { $strength })
move-decline = Discard nothing
move-add-two = Add { character-librarian.plus }
move-subtract-two = Add { character-librarian.minus }
move-copy = Copy the effect of your card (strength { $strength })
move-copy-from-hand = Discard a card (strength { $strength }) and copy its effect
move-activate = Carry out the effect of your card (strength { $strength })
move-take-back = Take back your card (strength { $strength })
move-take-from-discard = Take a card from your discard pile (strength { $strength })
move-put-under-deck = Put a card (strength { $strength }) under the deck
move-put-a-card-under-deck = Put a card under the deck
move-swap = Exchange your cards: { $pair }
move-keep-top-card = Leave the top card where it is
move-put-top-card-under = Put the top card under the deck

## What somebody did

did-name = { $seat_you ->
        [yes] You name the faction { $faction }.
       *[no] { $seat } names the faction { $faction }.
    }
did-decline = { $seat_you ->
        [yes] You discard nothing.
       *[no] { $seat } discards nothing.
    }

## Events

event-clash-begins = { "" }
    .head = Round { $number }
event-lays-face-down = { $seat_you ->
        [yes] You lay a card face down.
       *[no] { $seat } lays a card face down.
    }
event-lays-face-up = { $seat_you ->
        [yes] You lay { $character } face up.
       *[no] { $seat } lays { $character } face up.
    }
event-lays-top-of-deck = { $seat_you ->
        [yes] You lay a card of your deck unseen.
       *[no] { $seat } lays a card of the deck unseen.
    }
event-sets-aside-top-of-deck = { $seat_you ->
        [yes] You set the top card of your deck aside.
       *[no] { $seat } sets the top card of the deck aside.
    }
event-reveals = { $seat_you ->
        [yes] You reveal { $character }.
       *[no] { $seat } reveals { $character }.
    }
event-gets-plus = { $seat_you ->
        [yes] Your { $character } gets +{ $number }.
       *[no] { $seat }’s { $character } gets +{ $number }.
    }
event-gets-minus = { $seat_you ->
        [yes] Your { $character } gets −{ $number }.
       *[no] { $seat }’s { $character } gets −{ $number }.
    }
event-gets-duration = { $seat_you ->
        [yes] Your { $character } gets a duration token.
       *[no] { $seat }’s { $character } gets a duration token.
    }
event-loses-modifiers = { $seat_you ->
        [yes] Your { $character } loses its modifier tokens.
       *[no] { $seat }’s { $character } loses its modifier tokens.
    }
event-loses-durations = { $seat_you ->
        [yes] Your { $character } loses its duration tokens.
       *[no] { $seat }’s { $character } loses its duration tokens.
    }
event-turns-modifiers = { $seat_you ->
        [yes] The modifier tokens on your { $character } are turned over.
       *[no] The modifier tokens on { $seat }’s { $character } are turned over.
    }
event-moves-tokens = { $seat_you ->
        [yes] You move the tokens from { $character } to { $character2 }.
       *[no] { $seat } moves the tokens from { $character } to { $character2 }.
    }
event-wins-clash = { $seat_you ->
        [yes] You win clash { $position }.
       *[no] { $seat } wins clash { $position }.
    }
event-ties-clash = Clash { $position } is a tie.
event-seals-now = { $seat_you ->
        [yes] { $number ->
            [0] You have no seals.
            [one] You have { $number } seal.
           *[other] You have { $number } seals.
        }
       *[no] { $number ->
            [0] { $seat } has no seals.
            [one] { $seat } has { $number } seal.
           *[other] { $seat } has { $number } seals.
        }
    }
event-activates = { $seat_you ->
        [yes] You carry out the effect of { $character }.
       *[no] { $seat } carries out the effect of { $character }.
    }
event-copies = { $seat_you ->
        [yes] You copy the effect of { $character }.
       *[no] { $seat } copies the effect of { $character }.
    }
event-next-card-gets-plus = { $seat_you ->
        [yes] Your next card will get +{ $number }.
       *[no] { $seat }’s next card will get +{ $number }.
    }
event-next-card-gets-minus = { $seat_you ->
        [yes] Your next card will get −{ $number }.
       *[no] { $seat }’s next card will get −{ $number }.
    }
event-next-card-gets-late = { $seat_you ->
        [yes] Your next card will get +{ $number } after the effect of its clash.
       *[no] { $seat }’s next card will get +{ $number } after the effect of its clash.
    }
event-next-card-gets-choice = { $seat_you ->
        [yes] Your next card will get { character-librarian.either }.
       *[no] { $seat }’s next card will get { character-librarian.either }.
    }
event-next-card-gets-duration = { $seat_you ->
        [yes] Your next card will get a duration token.
       *[no] { $seat }’s next card will get a duration token.
    }
event-next-win-earns-seal = { $seat_you ->
        [yes] Winning the next clash will earn you one more seal.
       *[no] Winning the next clash will earn { $seat } one more seal.
    }
event-bonus-seal = { $seat_you ->
        [yes] Your { $character } gets an extra seal.
       *[no] { $seat }’s { $character } gets an extra seal.
    }
event-bonus-seal-lost = { $seat_you ->
        [yes] Your { $character } loses the extra seal.
       *[no] { $seat }’s { $character } loses the extra seal.
    }
event-must-play-face-up = { $seat_you ->
        [yes] In the next clash you lay your card face up first.
       *[no] In the next clash { $seat } lays a card face up first.
    }
event-must-play-from-deck = { $seat_you ->
        [yes] In the next clash you play the top card of your deck unseen.
       *[no] In the next clash { $seat } plays the top card of the deck unseen.
    }
event-blackmailed = { $seat_you ->
        [yes] Your card is of another faction than the { character-blackmailer } wants.
       *[no] { $seat }’s card is of another faction than the { character-blackmailer } wants.
    }
event-discards-from-hand = { $seat_you ->
        [yes] You discard { $character } from your hand.
       *[no] { $seat } discards { $character } from the hand.
    }
event-discards-from-deck = { $seat_you ->
        [yes] You discard { $character } from your deck.
       *[no] { $seat } discards { $character } from the deck.
    }
event-discards-from-row = { $seat_you ->
        [yes] You discard { $character } from the row.
       *[no] { $seat } discards { $character } from the row.
    }
event-draws = { $seat_you ->
        [yes] { "" }
       *[no] { $seat } draws { $number ->
            [one] a card
           *[other] { $number } cards
        }.
    }
event-draws-card = { $seat_you ->
        [yes] You draw { $character }.
       *[no] { "" }
    }
event-takes-back = { $seat_you ->
        [yes] You take { $character } back into your hand.
       *[no] { $seat } takes { $character } back into the hand.
    }
event-takes-from-discard = { $seat_you ->
        [yes] You take { $character } from your discard pile.
       *[no] { $seat } takes { $character } from the discard pile.
    }
event-closes-gap = Clash { $position } is gone and the row moves up.
event-is-replaced-by = { $seat_you ->
        [yes] Your { $character } takes its place.
       *[no] { $seat }’s { $character } takes its place.
    }
event-swaps = { $seat_you ->
        [yes] You exchange your cards: { $pair }.
       *[no] { $seat } exchanges cards: { $pair }.
    }
event-puts-card-under-deck = { $seat_you ->
        [yes] { "" }
       *[no] { $seat } puts a card under the deck.
    }
event-puts-under-deck = { $seat_you ->
        [yes] You put { $character } under your deck.
       *[no] { "" }
    }
event-sees-top-card = { $seat_you ->
        [yes] The top card of your deck is { $character }.
       *[no] { "" }
    }
event-keeps-top-card = { $seat_you ->
        [yes] You leave the top card of your deck where it is.
       *[no] { $seat } leaves the top card of the deck where it is.
    }
event-puts-top-card-under = { $seat_you ->
        [yes] You put the top card under your deck.
       *[no] { $seat } puts the top card under the deck.
    }
event-shuffles-deck = { $seat_you ->
        [yes] You shuffle your deck.
       *[no] { $seat } shuffles the deck.
    }
event-guardian-appears = { $guardian } appears at clash { $position }.
event-guardian-helps = { $seat_you ->
        [yes] You use the ability of the { $guardian }.
       *[no] { $seat } uses the ability of the { $guardian }.
    }
event-guardian-stays-quiet = { $guardian } helps nobody: both cards are of its faction.
event-location-acts = { $seat_you ->
        [yes] The { $location } acts on you.
       *[no] The { $location } acts on { $seat }.
    }
event-wins-game = { $seat_you ->
        [yes] You win: { $reason }.
       *[no] { $seat } wins: { $reason }.
    }
event-game-drawn = The game is a draw: { $reason_drawn }.

## Prompts

prompt-play = Choose a card for clash { $position }.
prompt-play-open = Lay a card face up for clash { $position }.
prompt-librarian = Give the revealed card +{ $number } or −{ $number }.
prompt-discard = { $cause }: discard { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }.
prompt-answer-guard = Discard a card of the faction { $faction }, or nothing.
prompt-name-faction = { $cause }: name a faction.
prompt-choose-void-mage = Choose a card to take tokens from.
prompt-choose-inventor = Choose the card that gets +{ $number }.
prompt-choose-inventor-second = Choose another card that gets −{ $number }.
prompt-choose-envoy = Choose the card that gets −{ $number }.
prompt-choose-prodigy = Choose your card that gets +{ $number }.
prompt-choose-kinesis-mage = Choose your card to take the tokens from.
prompt-choose-kinesis-mage-second = Choose your card to put the tokens on.
prompt-choose-cat = Choose a card whose modifier tokens you turn over.
prompt-choose-tokens = Choose which tokens to take off.
prompt-copy = Choose your card whose effect you copy.
prompt-copy-hand = Discard a card with an immediate effect that you copy.
prompt-activate = Choose your losing card whose effect you carry out.
prompt-take-back = Choose your card to take back.
prompt-from-discard = Choose a card from your discard pile.
prompt-under-deck = { $cause }: choose a card to put under your deck.
prompt-swap = Choose two neighbouring clashes to exchange your cards.
prompt-keep-top = Leave the top card where it is, or put it under the deck.
prompt-wait-both = Both players are choosing a card.
prompt-wait-play = { $seat } is choosing a card.
prompt-wait = { $cause }: { $seat } decides.
prompt-won = You win: { $reason }.
prompt-lost = You lose: { $reason_lost }.
prompt-winner = { $seat } wins: { $reason }.
prompt-drawn = A draw: { $reason_drawn }.

## Tags on cards

tag-plus = +{ $number }
tag-minus = −{ $number }
tag-duration = Duration token
tag-senate = { location-senate } +{ $number }
tag-catacombs = Loses here
tag-auction = Auction: a deck card

## Options that do not go together
wrong-location-invented = { $location } is our own proposal and none of the printed locations.
wrong-strategic-alone = This variant is played with Guardians only.

## What can be earned
achievement-guardians = Well guarded
    .text = Win a game with Guardians: they come out again and again, so plan for two rounds.
achievement-any-place = Wherever it may be
    .text = Win at a location you did not choose against an adept, a master or a person: read it before the first card.

## Lessons

lessons-clashes = Clashes
lessons-guardians = Guardians
lessons-locations = Locations
lessons-decks = Decks
