"""The hoard: two decks with different backs, hands, a vault each; cards that ask, look and roll."""
