game-name = Goofspiel
game-tagline = All bid at once, the highest takes
kind-goods = Goods
kind-coin = Coins
option-players = Players
option-goods = Pieces of goods
table-two = For two
    .first = recommended
table-three = For three
table-full = For four, with all goods
view-hands = Coins
view-prize = On the market
view-pot = At stake
view-to-come = Still to come
view-bids = Bid
view-score = Points
move-bid = Bid { $coin_acc }
move-bid-a-coin = Bid a coin
did-bid = { $seat_you ->
    [yes] You bid { $coin_acc }.
   *[no] { $seat } bids { $coin_acc }.
}
did-bid-a-coin = { $seat } bids a coin.
event-comes-to-market = { $good } comes to the market.
event-shows = { $seat_you ->
    [yes] You show { $coin_acc }.
   *[no] { $seat } shows { $coin_acc }.
}
event-takes = { $seat_you ->
    [yes] You take goods for { $number ->
        [one] a point
       *[other] { $number } points
    }.
   *[no] { $seat } takes goods for { $number ->
        [one] a point
       *[other] { $number } points
    }.
}
event-stays = The highest bids are equal: the goods stay on the market.
event-market-closes = The market closes.
prompt-bid = Bid a coin for: { $good } ({ $pot } at stake).
prompt-wait = The others are still bidding.
prompt-over = The market is closed.
good-salt = Salt
good-honey = Honey
good-linen = Linen
good-wax = Wax
good-pepper = Pepper
good-amber = Amber
good-silk = Silk
good-saffron = Saffron
good-gold = Gold
coin-one = One
    .acc = a One
coin-two = Two
    .acc = a Two
coin-three = Three
    .acc = a Three
coin-four = Four
    .acc = a Four
coin-five = Five
    .acc = a Five
coin-six = Six
    .acc = a Six
coin-seven = Seven
    .acc = a Seven
coin-eight = Eight
    .acc = an Eight
coin-nine = Nine
    .acc = a Nine
