solve levels/missing.txt
