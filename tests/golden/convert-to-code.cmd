convert water4:ABAB/BABA/- --to code
