convert water4:ABAB/BABA/- --to make-puzzle
