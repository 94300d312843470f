# Words of the board: labels of things on the table that only the browser needs.
board-map = The map of the Wild
board-ours = The active defender
board-machines = The machines
board-core = The core
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
board-rocket-this = Rocket at this mech
board-do-start-at = Start here
board-do-move-to = Move here: 1 action
board-do-regroup-to = Regroup here: 1 action
board-do-move-with-map-to = Move here with the map
board-do-regroup-with-map-to = Regroup here with the map
board-do-pick-up-camp-at = Pick this camp up
board-do-set-down-camp-at = Set the camp down here
board-do-acid-rain-on = Acid rain here
board-do-tunnel-to = Tunnel here
board-wounds = Wounds { $number } of { $limit }
    .text = When the limit is reached, a defender dies.
board-item-ready = ready
board-item-spent = spent
board-breaches = Breach tokens: { $number }
board-support = Support { $number } of { $limit }, camps on the track: { $camps }
    .text = Support pays for camps. The number under a camp is the hand that building it fills.
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
board-act-build-camp = Camp
board-act-regroup = Regroup
board-act-heal = Heal
board-act-clear = Clear
board-act-destroy-mech = Destroy
board-act-breach = Breach
board-act-rewild = Rewild
board-act-resolve-ability = Resolve ability
board-act-stay = Stay
board-act-choose-a-card = Choose a card
board-act-end-turn = End turn
board-about-move = Along a corridor of the active habitat, as far as it goes.
board-about-build-camp = On your hex, if support pays for it; the hand is filled.
board-about-regroup = To one of your camps.
board-about-heal = At a camp: wounds are removed.
board-about-clear = Pollution or a toxic site leaves your hex.
board-about-destroy-mech = A mech on your hex is destroyed.
board-about-breach = A token opens a wall of your hex.
board-about-rewild = The factory under you becomes wild again.
board-hand = Hand, cards: { $number }
board-team = team +1
board-teams = Once the actions are spent, this card joins the team: one action more.
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
board-odds = { $threat }: of the six faces { $none } bring no wound, { $one } one, { $two } two
board-trail = { $number ->
    [one] 1 hex far, 1 action
   *[other] { $number } hexes far, 1 action
 }
board-corridors = corridors: { $habitats }
board-camp-draws = the next camp fills the hand to { $number }
board-card-follows = a machine card follows the turn
board-no-card-follows = no machine card follows
board-round = { $number ->
    [0] Before the first round
   *[other] Round { $number }
 }
board-order = Order of the round
board-hush = Silence: defenders are being chosen
board-deck-left = { $number ->
    [one] 1 card left
   *[other] { $number } cards left
 }
board-deck = Machine deck
    .text = Everybody may count what is left. Point at a kind to see on the map what it would do now.
board-forecast = What is left in the machine deck
board-would = If it came now
board-would-end = It would be the end: { $result }.
board-of = { $number } of { $all }
board-replay = Show again:
board-direction = Direction: { $direction }
    .text = Engines and the radar go this way round.
board-factories = Factories
    .text = If the core would have to give its last tile, the game is lost.
board-factories-end = the sixth is the end
board-toxic-sites = Toxic sites
    .text = If no token is left for a new toxic site, the game is lost.
board-toxic-end = the seventh is the end
board-fallen = The fallen
    .text = If a second defender of the same habitat dies, the game is lost.
board-fallen-end = two of one habitat are the end
board-nobody = nobody
board-step-of = step { $number } of { $all }
board-next-step = Next step
board-to-the-end = To the end
board-again = Again
board-close = Close
board-nearer = Zoom in
board-farther = Zoom out
