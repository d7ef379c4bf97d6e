generate --seed 7 --count 2 --family dog_bunny --format native
