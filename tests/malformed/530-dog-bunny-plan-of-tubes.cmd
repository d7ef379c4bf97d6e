check - '1>2'
