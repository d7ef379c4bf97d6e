solve --batch --partial -
