check - '{"moves":[{"from":0,"to":1}]}'
