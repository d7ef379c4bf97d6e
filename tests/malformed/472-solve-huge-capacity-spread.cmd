solve --quiet --partial -
