solve water4:ABAB/BABA/- --format moves --node-limit 1
