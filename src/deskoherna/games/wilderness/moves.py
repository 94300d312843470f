"""Every move and every event of the game."""

from deskoherna.games.wilderness.board import DIRECTIONS, FIELDS
from deskoherna.games.wilderness.material import ELEMENTS, FACES, KINDS
from deskoherna.games.wilderness.state import RESULTS, SEATS, WAYS
from deskoherna.kit.axes import axis
from deskoherna.kit.verbs import NUMBER, events, verbs

DOTS_AXIS = axis("dots", ["no dots", "one dot", "two dots", "three dots"])
SWAN_AXIS = axis("swan", ["first", "second"])

VERBS = verbs(
    ("buy a card",),
    ("draw no more",),
    ("discard {}", KINDS),
    ("pay to discard nothing",),
    ("lay {}", KINDS),
    ("lay an animal with {}", DOTS_AXIS),
    ("put it on {}", FIELDS),
    ("enough",),
    ("return {}", KINDS),
    ("return a card",),
    ("keep the rest",),
    ("activate {} to {}", KINDS, WAYS),
    ("step {}", DIRECTIONS),
    ("stop",),
    ("attack {}", DIRECTIONS),
    ("breathe fire {}", DIRECTIONS),
    ("stink",),
    ("seize",),
    ("drop",),
    ("pay for the holes",),
    ("save the magic",),
    ("try to drop the tail",),
    ("stand the attack",),
    ("settle on {}", FIELDS),
    ("choose the {} swan", SWAN_AXIS),
    ("try to stun",),
    ("do not stun",),
    ("end turn",),
)
(BUY_CARD, NO_MORE, DISCARD_CARD, DISCARD_NOTHING, LAY_CARD, LAY_UNSEEN, PUT_ON, ENOUGH, RETURN_CARD, RETURN_UNSEEN,
 KEEP_REST, ACTIVATE_ANIMAL, STEP, STOP, ATTACK, BREATHE, STINK, SEIZE, DROP, PAY_HOLES, SAVE_MAGIC, DROP_TAIL,
 STAND_ATTACK, SETTLE_ON, CHOOSE_SWAN, TRY_STUN, NO_STUN, END_TURN) = VERBS.first
N_MOVES = VERBS.n_moves

EVENTS = events(
    ("{} draws {}", SEATS, NUMBER),
    ("{} draws the card {}", SEATS, KINDS),
    ("{} buys a card", SEATS),
    ("{} discards {}", SEATS, KINDS),
    ("{} pays not to discard", SEATS),
    ("{} lays {} on {}", SEATS, KINDS, FIELDS),
    ("{} lays an animal with {} on {}", SEATS, DOTS_AXIS, FIELDS),
    ("{} returns {}", SEATS, NUMBER),
    ("{} keeps {}", SEATS, NUMBER),
    ("{} pays magic {}", SEATS, NUMBER),
    ("{} fires the trigger", SEATS),
    ("action phase begins with {}", SEATS),
    ("{} begins round {}", SEATS, NUMBER),
    ("{} activates {} to {}", SEATS, KINDS, WAYS),
    ("{} {} goes to {}", SEATS, KINDS, FIELDS),
    ("{} {} attacks {}", SEATS, KINDS, FIELDS),
    ("{} {} rolls {}", SEATS, KINDS, FACES),
    ("{} {} suffers {}", SEATS, KINDS, NUMBER),
    ("{} {} falls", SEATS, KINDS),
    ("one swan of {} falls", SEATS),
    ("{} {} is poisoned", SEATS, KINDS),
    ("{} {} is made passive", SEATS, KINDS),
    ("{} {} wakes up", SEATS, KINDS),
    ("{} {} is healed by {}", SEATS, KINDS, NUMBER),
    ("{} {} is caught by a gaze", SEATS, KINDS),
    ("{} {} parries", SEATS, KINDS),
    ("{} {} learns to fight dragons {}", SEATS, KINDS, NUMBER),
    ("{} scarab enters {} {}", SEATS, SEATS, KINDS),
    ("{} breathes fire {}", SEATS, DIRECTIONS),
    ("{} skunk stinks", SEATS),
    ("{} eagle seizes {} {}", SEATS, SEATS, KINDS),
    ("{} {} settles on {}", SEATS, KINDS, FIELDS),
    ("{} takes {}", SEATS, ELEMENTS),
    ("{} renews", SEATS),
    ("{} ends the turn", SEATS),
    ("the game ends by {}", RESULTS),
)
(DREW, DREW_CARD, BOUGHT, DISCARDED, PAID_DISCARD, LAID, LAID_UNSEEN, RETURNED, KEPT, PAID, FIRED, ACTION_BEGINS,
 ROUND_BEGINS, ACTIVATED, WENT, ATTACKED, ROLLED, SUFFERED, FELL, SWAN_FELL, POISONED, MADE_PASSIVE, WOKE, HEALED,
 CAUGHT, PARRIED, LEARNT, ENTERED, BREATHED, STANK, SEIZED, SETTLED, TOOK, RENEWED, TURN_ENDED, ENDED) = EVENTS.numbers
