analyze --batch - --jobs 2 --games 10
