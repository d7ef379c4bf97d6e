help join
