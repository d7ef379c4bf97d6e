generate --seed 7 --count 3 --maker climb --colors 5 --max-length 16 --max-dead 0.5 --format jsonl
