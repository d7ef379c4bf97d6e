show --capacity 3 --partial -
