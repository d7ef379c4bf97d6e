show --top-first -
