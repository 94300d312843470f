"""`python -m deskoherna.cli`: the same as the command `deskoherna`."""

import sys

from deskoherna.cli.main import main

sys.exit(main())
