show --capacity 2 -
