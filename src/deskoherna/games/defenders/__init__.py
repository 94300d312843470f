"""Defenders of the Wild (Strážci Divočiny): one to four factions against a machine that nobody plays."""
