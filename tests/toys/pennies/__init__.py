"""Matching pennies with stakes: a parallel open phase, then a parallel hidden choice, then a lucky coin."""
