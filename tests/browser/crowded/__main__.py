"""Make the full tables anew."""

from . import main

main()
