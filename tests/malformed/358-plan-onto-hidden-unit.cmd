check water3:A?/AA/ABB/B -
