show --capacity 1 -
