# Duel for Cardia and Guardians: the words of the game.

## The game

game-name = Duel for Cardia
game-tagline = The weaker card acts, the stronger takes the seal
kind-character = Characters
kind-guardian = Guardians
kind-location = Locations

## Factions

faction-swamp = Swamp
faction-academy = Academy
faction-guild = Guild
faction-dynasty = Dynasty

## Characters

character-hired-blade = Hired Blade
    .text = Discard this card and the card facing it.
character-void-mage = Void Mage
    .text = Pick a card in the row and take off all its modifier tokens, or all its duration tokens.
character-surgeon = Surgeon
    .text = Your next card gets −5.
character-mediator = Mediator
    .text = This clash is a tie.
character-saboteur = Saboteur
    .text = Your opponent discards the top 2 cards of their deck.
character-fortune-teller = Fortune Teller
    .text = In the next clash your opponent lays their card face up, and only then do you choose.
character-palace-guard = Palace Guard
    .text = Name a faction. Your opponent may discard a hand card of it; otherwise this card gets +7.
character-judge = Judge
    .text = You win all ties, past and future.
character-ambusher = Ambusher
    .text = Name a faction. Your opponent discards all hand cards of it.
character-puppeteer = Puppeteer
    .text = Discard the card facing this one; a random card from your opponent’s hand takes its place.
character-clockmaker = Clockmaker
    .text = Your card in the previous clash and your next card get +3 each.
character-treasurer = Treasurer
    .text = The winning card of the previous clash is worth 1 more seal, whoever owns it.
character-swamp-guardian = Swamp Guardian
    .text = Take another of your cards in the row back into your hand; the card facing it is discarded.
character-magistra = Magistra
    .text = Use the immediate effect of another of your cards in the row that is at least as strong as this one.
character-inventor = Inventor
    .text = One card in the row gets +3, another one −3.
character-djinn = Djinn
    .text = You win the game.
character-poisoner = Poisoner
    .text = The card facing this one gets negative tokens until both are equally strong.
character-kinesis-mage = Kinesis Mage
    .text = Move all tokens from one of your cards in the row to another one of yours.
character-envoy = Envoy
    .text = Any card in the row, or your next card, gets −3.
character-tax-collector = Tax Collector
    .text = This card gets +4.
character-revolutionary = Revolutionary
    .text = Your opponent discards 2 hand cards of their choice, then draws 2.
character-librarian = Librarian
    .text = Your next card gets +2 or −2; you decide once it is revealed.
character-prodigy = Prodigy
    .text = One of your cards of strength 8 or less gets +3.
character-aristocrat = Aristocrat
    .text = If this card wins its clash, it is worth 1 more seal.
character-blackmailer = Blackmailer
    .text = Name a faction. If your opponent’s next card is of another one, they discard 2 hand cards.
character-illusionist = Illusionist
    .text = Use the effect of one of your losing cards.
character-engineer = Engineer
    .text = Your next card gets +5, but only after the effect of its clash.
character-counselor = Counselor
    .text = You win the previous clash.
character-witch-king = Witch King
    .text = Name a faction. Your opponent discards all cards of it from hand and deck, then shuffles the deck.
character-elemental = Elemental
    .text = Discard a hand card with an immediate effect, use that effect and draw 1 card.
character-mechanical-djinn = Mechanical Djinn
    .text = If you win the clash after this one, you win the game.
character-successor = Successor
    .text = Your opponent keeps 2 hand cards and discards the rest of the hand and the whole deck.

## Guardians

guardian-toad = Toad
    .text = Exchange two of your cards in neighbouring clashes, tokens included.
guardian-basilisk = Basilisk
    .text = In the next clash your opponent must play the top card of their deck. With an empty deck they lose. Only for a single Swamp player.
guardian-bat = Bat
    .text = Your opponent discards the top 2 cards of their deck.
guardian-phoenix = Phoenix
    .text = Your next card gets a duration token when it is revealed.
guardian-scorpion = Scorpion
    .text = A random card of your opponent’s hand is discarded.
guardian-fox = Fox
    .text = In the next clash your opponent lays their card face up first. Only for a single Academy player.
guardian-elephant = Elephant
    .text = Your card in the previous clash gets +5.
guardian-parrot = Parrot
    .text = Use the effect of your Guild card in this clash, even a second time. Only for a single Guild player.
guardian-raccoon = Raccoon
    .text = Take a card from your discard pile into your hand.
guardian-unicorn = Unicorn
    .text = If you win the next clash, your card there is worth 1 more seal.
guardian-cat = Cat
    .text = Turn over all modifier tokens on one card. Only for a single Dynasty player.
guardian-peacock = Peacock
    .text = Draw 2 cards, then put 1 hand card under your deck.

## Locations

location-serpent-temple = Serpent Temple
    .text = Whenever you newly win a past clash, draw a card; your opponent discards one from hand.
location-bazaar = Bazaar
    .text = No draw at the end of a clash. Whoever holds 1 card or fewer draws 4 at once.
location-founders-day = Founder’s Day
    .text = Whoever wins three neighbouring clashes wins the game.
location-grand-library = Grand Library
    .text = You start with 2 cards and draw 2 each time.
location-scrapyard = Scrapyard
    .text = At the end of a clash draw 2 cards and put 1 hand card under your deck.
location-auction-house = Auction House
    .text = If you reveal a card weaker than your previous one, discard the top card of your deck.
location-haunted-catacombs = Haunted Catacombs
    .text = If you reveal a card of the same faction as your previous one, you lose the game.
location-foggy-swamp = Foggy Swamp
    .text = Cards just laid stay face down; the clash before them is revealed and resolved.
location-senate = Senate
    .text = A card of the same faction as your previous one gets +3 when revealed.
location-witchs-den = Witch’s Den
    .text = Whenever you win a clash, discard the top card of your deck.
location-crown-hall = Crown Hall
    .text = It takes 6 seals to win.
location-observatory = Observatory
    .text = Before drawing look at the top card of your deck; you may put it under the deck.
location-harbour = Harbour
    .text = If a clash ends in a tie, both players draw one more card.

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
phase-resolving = Resolving
phase-librarian = The Librarian’s token
phase-discard = Discarding
phase-answer-guard = Answering the Palace Guard
phase-name-faction = Naming a faction
phase-choose-card = Choosing a card
phase-choose-tokens = Choosing tokens
phase-copy = Copying an effect
phase-copy-hand = An effect from the hand
phase-activate = A second chance
phase-take-back = Taking a card back
phase-from-discard = A card from the discard pile
phase-under-deck = A card under the deck
phase-swap = Exchanging cards
phase-keep-top = The top card
phase-over = The game is over

## Options

option-players = Players
option-players-2 = Two players
option-swamp = Swamp cards
    .text = Both players take the same four cards of this faction.
option-swamp-i = Deck I
option-swamp-ii = Deck II
option-academy = Academy cards
    .text = Both players take the same four cards of this faction.
option-academy-i = Deck I
option-academy-ii = Deck II
option-guild = Guild cards
    .text = Both players take the same four cards of this faction.
option-guild-i = Deck I
option-guild-ii = Deck II
option-dynasty = Dynasty cards
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
option-location-serpent-temple = Serpent Temple
option-location-bazaar = Bazaar
option-location-founders-day = Founder’s Day
option-location-grand-library = Grand Library
option-location-scrapyard = Scrapyard
option-location-auction-house = Auction House
option-location-haunted-catacombs = Haunted Catacombs
option-location-foggy-swamp = Foggy Swamp
option-location-senate = Senate
option-location-witchs-den = Witch’s Den
option-location-crown-hall = Crown Hall
option-location-observatory = Observatory
option-location-harbour = Harbour
option-strict = Attested locations only
    .text = A random location is none of those we had to invent.
option-guardian_on_tie = Guardians on ties
    .text = A tied clash activates its guardian like any other.
option-match = Match
option-match-1 = A single game
option-match-3 = Best of three
option-match-5 = Best of five

## Reasons for the end

reason-seals = the seals decided
reason-no-card = the opponent had no card to play
reason-no-cards = nobody had a card to play and the seals decided
reason-djinn = the Djinn granted the wish
reason-mechanical-djinn = the Mechanical Djinn got its clash
reason-puppeteer = the Puppeteer reached into an empty hand
reason-basilisk = the Basilisk found an empty deck
reason-founders-day = three neighbouring clashes on Founder’s Day
reason-catacombs = the same faction in the Catacombs
reason-last-clash = the seals decided after the last clash allowed

## Moves

move-play = Play card { $strength }
move-play-a-card = Play a card face down
move-name = Name { $faction }
move-choose = Choose { $seat }’s card { $strength }
move-my-next-card = The token is for my next card
move-remove-modifiers = Remove the modifier tokens
move-remove-durations = Remove the duration tokens
move-discard = Discard card { $strength }
move-decline = Discard nothing
move-add-two = Add +2
move-subtract-two = Add −2
move-copy = Use the effect of my card { $strength }
move-copy-from-hand = Discard card { $strength } and use its effect
move-activate = Use the effect of my losing card { $strength }
move-take-back = Take back card { $strength }
move-take-from-discard = Take card { $strength } from the discard pile
move-put-under-deck = Put card { $strength } under the deck
move-put-a-card-under-deck = Put a card under the deck
move-swap = Exchange my cards: { $pair }
move-keep-top-card = Keep the top card
move-put-top-card-under = Put the top card under the deck

## Events

event-clash-begins = Round { $number } begins.
    .head = Round { $number }
event-lays-face-down = { $seat } lays a card face down.
event-lays-face-up = { $seat } lays { $character } face up.
event-lays-top-of-deck = { $seat } lays the top card of the deck unseen.
event-reveals = { $seat } reveals { $character }.
event-gets-plus = { $seat }’s { $character } gets +{ $number }.
event-gets-minus = { $seat }’s { $character } gets −{ $number }.
event-gets-duration = { $seat }’s { $character } gets a duration token.
event-loses-modifiers = { $seat }’s { $character } loses its modifier tokens.
event-loses-durations = { $seat }’s { $character } loses its duration tokens.
event-turns-modifiers = The modifier tokens on { $seat }’s { $character } are turned over.
event-moves-tokens = { $seat } moves tokens from { $character } to { $character2 }.
event-wins-clash = { $seat } wins clash { $position }.
event-ties-clash = Clash { $position } is a tie.
event-seals-now = Seals: { $number } : { $number2 }.
event-activates = { $seat } carries out the effect of { $character }.
event-next-card-gets-plus = { $seat }’s next card gets +{ $number }.
event-next-card-gets-minus = { $seat }’s next card gets −{ $number }.
event-next-card-gets-late = { $seat }’s next card gets +{ $number } after the effect.
event-next-card-gets-choice = { $seat }’s next card gets +2 or −2.
event-next-card-gets-duration = { $seat }’s next card gets a duration token.
event-next-win-earns-seal = Winning the next clash earns { $seat } one more seal.
event-bonus-seal = { $seat }’s { $character } earns an extra seal.
event-bonus-seal-lost = { $seat }’s { $character } loses the extra seal.
event-must-play-face-up = { $seat } plays face up first in the next clash.
event-must-play-from-deck = { $seat } plays the top card of the deck in the next clash.
event-names = { $seat } names { $faction }.
event-declines = { $seat } discards nothing.
event-blackmailed = { $seat } does not obey the Blackmailer: the card is of another faction.
event-discards-from-hand = { $seat } discards { $character } from hand.
event-discards-from-deck = { $seat } discards { $character } from the deck.
event-discards-from-row = { $seat } discards { $character } from the row.
event-draws = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
event-draws-card = { $seat } draws { $character }.
event-takes-back = { $seat } takes { $character } back into the hand.
event-takes-from-discard = { $seat } takes { $character } from the discard pile.
event-closes-gap = Clash { $position } is gone and the row moves up.
event-copies = { $seat } copies the effect of { $character }.
event-is-replaced-by = { $seat }’s { $character } takes the place.
event-swaps = { $seat } exchanges cards: { $pair }.
event-puts-card-under-deck = { $seat } puts a card under the deck.
event-puts-under-deck = { $character } goes under the deck.
event-sees-top-card = { $character } lies on top of the deck.
event-keeps-top-card = { $seat } keeps the top card.
event-puts-top-card-under = { $seat } puts the top card under the deck.
event-shuffles-deck = { $seat } shuffles the deck.
event-guardian-appears = { $guardian } appears at clash { $position }.
event-guardian-helps = { $guardian } helps { $seat }.
event-guardian-stays-quiet = { $guardian } helps nobody: both cards fit.
event-location-acts = { $location } acts on { $seat }.
event-wins-game = { $seat } wins: { $reason }.
event-game-drawn = The game is a draw: { $reason }.

## Prompts

prompt-play = Choose a card for clash { $position }
prompt-play-open = Lay a card face up for clash { $position }
prompt-librarian = Give the revealed card +2 or −2
prompt-discard = { $cause }: discard { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }
prompt-answer-guard = Discard a { $faction } card, or nothing
prompt-name-faction = { $cause }: name a faction
prompt-choose-void-mage = Choose a card to take tokens from
prompt-choose-inventor = Choose the card that gets +3
prompt-choose-inventor-second = Choose another card that gets −3
prompt-choose-envoy = Choose who gets −3
prompt-choose-prodigy = Choose your card that gets +3
prompt-choose-kinesis-mage = Choose your card to take the tokens from
prompt-choose-kinesis-mage-second = Choose your card the tokens go to
prompt-choose-cat = Choose a card whose modifier tokens you turn over
prompt-choose-tokens = Choose which tokens to remove
prompt-copy = Choose your card whose effect you use
prompt-copy-hand = Discard a card with an immediate effect and use it
prompt-activate = Choose your losing card and use its effect
prompt-take-back = Choose your card to take back
prompt-from-discard = Choose a card from your discard pile
prompt-under-deck = { $cause }: put a card under your deck
prompt-swap = Choose two neighbouring clashes to exchange your cards
prompt-keep-top = Keep the top card or put it under the deck
prompt-wait-both = Both players are choosing a card
prompt-wait-play = { $seat } is choosing a card
prompt-wait = { $cause }: { $seat } decides
prompt-won = You win: { $reason }
prompt-lost = You lose: { $reason }
prompt-winner = { $seat } wins: { $reason }
prompt-drawn = A draw: { $reason }

## Tags on cards

tag-plus = +{ $number }
tag-minus = −{ $number }
tag-duration = Duration token
tag-senate = Senate +{ $number }
tag-catacombs = Loses here
tag-auction = Auction: a deck card
