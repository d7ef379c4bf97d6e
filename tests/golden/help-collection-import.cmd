collection x.db import --help
