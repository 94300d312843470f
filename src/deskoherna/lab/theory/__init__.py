"""Games as game theory sees them: trees, information states, equilibria, and how far a bot is from one."""
