#!/bin/sh
# Makes a pack of levels in five grades: `make.sh DECANT FOLDER [LEVELS A GRADE]`.
# SPDX-License-Identifier: MIT
set -eu
decant=$1
folder=$2
count=${3:-40}

mkdir -p "$folder"
grade=0
for recipe in "5 0..8" "6 8..16" "7 16..24" "8 24..32" "9 32.."; do
    grade=$((grade + 1))
    levels=$folder/grade-$grade.txt
    "$decant" generate --seed 7 --colors "${recipe% *}" --difficulty "${recipe#* }" --count "$count" --jobs 2 \
        --output "$levels"
    "$decant" collection "$folder/pack.db" import "$levels"
done
"$decant" collection "$folder/pack.db" annotate --jobs 2
"$decant" collection "$folder/pack.db" verify
"$decant" collection "$folder/pack.db" export --format csv >"$folder/pack.csv"
