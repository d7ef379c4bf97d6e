solve --batch --rules ball -
