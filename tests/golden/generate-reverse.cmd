generate --seed 7 --count 3 --maker reverse --rules ball --colors 5 --capacity 3 --empties 1
