check - -
