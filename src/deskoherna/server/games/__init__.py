"""The games this server offers, and their scenarios played for the rulebook pages."""
