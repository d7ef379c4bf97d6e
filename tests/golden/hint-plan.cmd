hint levels/cups-4.txt --moves '4>1 3>1' --level 4
