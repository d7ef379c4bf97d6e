generate --family dog_bunny --colors 3
