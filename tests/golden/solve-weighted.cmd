solve water2:AB/BA/- --quiet --algorithm weighted-a-star --weight 2
