"""Where people play: one owner a table, the log and its fold, views, clocks, requests, bots that sit there."""
