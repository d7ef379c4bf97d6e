generate --seed 7 --count 5
