show --format json -
