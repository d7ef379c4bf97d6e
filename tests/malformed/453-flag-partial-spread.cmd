show --partial -
