show - --format json
