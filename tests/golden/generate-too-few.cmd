generate --seed 7 --count 50 --colors 2 --capacity 2 --attempts 200
