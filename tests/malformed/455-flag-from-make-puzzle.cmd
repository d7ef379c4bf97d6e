show --from make-puzzle -
