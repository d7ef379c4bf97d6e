show --capacity 3 -
