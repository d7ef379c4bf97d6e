show --capacity 4 --partial -
