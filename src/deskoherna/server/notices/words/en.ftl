# What is sent to browsers and by mail.

hello = Hello { $name },
turn = Your turn
turn-with = { $game }: it is your move. With you at the table: { $others }.
turn-alone = { $game }: it is your move.
digest = { $n ->
    [one] One thing is waiting for you
   *[other] { $n } things are waiting for you
}
digest-text = { $n ->
    [one] this is waiting for you:
   *[other] these are waiting for you:
}
confirm = Confirm your address
confirm-text = somebody, most likely you, would like notices of the games room to be sent to this address. Confirm it on this page; otherwise nothing happens.
foot = Sent by the games room Deskoherna, because you asked for it.
foot-stop = Send nothing more: { $address }
round = Round { $round } begins
round-text = { $name } ({ $game }): round { $round } is paired. Your table is waiting.
finished = The tournament is over
finished-text = { $name } ({ $game }): see how it ended.
friend = Somebody would like to be friends
friend-text = { $name } would like to be friends with you.
challenge = You are challenged
challenge-text = { $name } challenges you: { $game }. A seat is waiting for you.
