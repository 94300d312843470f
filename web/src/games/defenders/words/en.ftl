# Words of the board: labels of things on the table that only the browser needs.
board-map = The map of the Wild
board-ours = The active defender
board-machines = The machines
board-core = The machine core
board-factory = Factory { $number }
board-rewilded = Rewilded factory { $number }
board-toxic = toxic site
board-pollution = pollution: { $number }
board-hunters = { $number ->
    [one] a hunter
   *[other] { $number } hunters
 }
board-snipers = { $number ->
    [one] a sniper
   *[other] { $number } snipers
 }
board-camp-of = camp: { $side }
board-camp-idle-of = camp out of use: { $side }
board-leader-of = organizer: { $side }
board-enclosed = enclosed
board-nothing-here = Nothing stands here.
board-next-site = Here the next factory would rise
board-wall = Wall
    .text = Nobody crosses it until it is breached.
board-breach = Breach
    .text = A breach token opens the wall for good.
board-engine = Engine { $number }
    .text = It moves along borders and leaves walls behind; nobody crosses the border it stands on. L and R are its sides.
board-left-letter = L
board-right-letter = R
board-break-this = Breach this wall
board-destroy-this = Destroy this mech
board-clear-this = Clear this hex
board-rewild-this = Rewild this factory
board-rocket-this = Destroy this mech with the rockets
board-do-start-at = Start here
board-do-move-to = Move here: 1 action
board-do-regroup-to = Regroup here: 1 action
board-do-move-with-map-to = Move here with the map
board-do-regroup-with-map-to = Regroup here with the map
board-do-pick-up-camp-at = Pick this camp up
board-do-set-down-camp-at = Set the camp down here
board-do-acid-rain-on = Swap the mech here for pollution
board-do-tunnel-to = Tunnel here
board-wounds = Wounds { $number } of { $limit }
    .text = The faction bears no more: another wound kills one of its defenders.
board-item-ready = item ready
board-item-spent = item spent
board-breaches = Breach tokens: { $number }
board-support = Support { $number } of { $limit }, camps on the track: { $camps }
    .text = With support at its maximum a camp can be built. The number under it says how many cards the hand is filled to then.
board-cards = { $number } { $number ->
    [one] card
   *[other] cards
 }
board-first = First player
board-hand-deck = hand { $hand } · deck { $deck }
board-counts = { $side } · support { $support }/{ $limit } · hand { $hand }
board-counts-short = { $support }/{ $limit } · { $hand } c.
board-chosen = chosen
board-acts = Actions
board-act-move = Move
board-act-build-camp = Build a camp
board-act-regroup = Regroup
board-act-heal = Heal
board-act-clear = Clear
board-act-destroy-mech = Destroy a mech
board-act-breach = Breach
board-act-rewild = Rewild
board-act-resolve-ability = Resolve ability
board-act-stay = Stay
board-act-choose-a-card = Choose a card
board-act-end-turn = End turn
board-about-move = To an adjacent hex, or along a corridor with the habitat of the active defender as far as it goes.
board-about-build-camp = On the hex of your organizer, with support at its maximum; then you draw cards.
board-about-regroup = The organizer goes to a hex with a working camp of yours.
board-about-heal = On a hex with a working camp all your wounds are removed.
board-about-clear = Pollution or a toxic site leaves the hex of your organizer.
board-about-destroy-mech = One mech on the hex of your organizer is destroyed.
board-about-breach = A breach token opens a wall of the hex of your organizer.
board-about-rewild = The factory your organizer stands on is turned to its rewilded side.
board-hand = Hand, cards: { $number }
board-team = team +1
board-teams = Once all actions are spent, you may add this card to the team for one action more.
board-team-with = In the team:
board-top-card = Top card of the deck
board-active = Active defender: { $card }
board-points = { $number ->
    [0] no action left
    [one] 1 action left
   *[other] { $number } actions left
 }
board-plan = What an action brings
board-no-roll = no roll for wounds
board-threat-none = nobody near
board-threat-ranged = snipers aim
board-threat-close = mechs on the hex
board-odds = { $threat }; faces of the die: no wound { $none }, one wound { $one }, two wounds { $two }
board-trail = { $number ->
    [one] 1 hex far, 1 action
   *[other] { $number } hexes far, 1 action
 }
board-corridors = corridors: { $habitats }
board-camp-draws = the next camp fills the hand to { $number } { $number ->
    [one] card
   *[other] cards
 }
board-card-follows = a machine card is flipped after the turn
board-no-card-follows = no machine card is flipped after the turn
board-round = { $number ->
    [0] Before the first round
   *[other] Round { $number }
 }
board-order = Order of the round
board-talk-silence = Silence: defenders are being chosen
    .text = Until all have chosen nobody talks or signals in any way.
board-talk-habitats = Of your hand tell the habitats alone
    .text = Never show cards in hand and say nothing definite about them; only their habitats may be told. Talk freely about revealed defenders and about plans.
board-deck-left = { $number ->
    [one] 1 card left
   *[other] { $number } cards left
 }
board-deck = Machine deck
    .text = Everybody may count what is left. Point at a kind to see on the map what it would do now.
board-forecast = What is left in the machine deck
board-would = If it came now
board-would-end = The game would end: { $result }.
board-of = { $number } of { $all }
board-replay = Show again:
board-direction = Direction: { $direction }
    .text = This way round engines pass hexes and the radar turns.
board-factories = Factories
    .text = If the machine is to build a sixth factory, the core is completed and you lose.
board-factories-end = the sixth is the end
board-toxic-sites = Toxic sites
    .text = If a seventh toxic site is to be placed, you lose.
board-toxic-end = the seventh is the end
board-fallen = The fallen
    .text = If a second defender of the same habitat dies, you lose.
board-fallen-end = two of one habitat are the end
board-nobody = nobody
board-step-of = step { $number } of { $all }
board-close = Close
board-nearer = Zoom in
board-farther = Zoom out
