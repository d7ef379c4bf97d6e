list families --format json
