show - --capacity 1
