"""Several servers as one: who has which table, and how they reach each other."""
