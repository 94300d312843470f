"""Who people are, and how much one of them may do."""
