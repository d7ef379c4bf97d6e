solve water4:ABAB/BABA/- --quiet --node-limit 1
