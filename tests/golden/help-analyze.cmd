help analyze
