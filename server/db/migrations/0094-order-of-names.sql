-- How names are ordered for people: umlauts and accents beside their letters, small letters beside
-- capitals, "Boat 2" before "Boat 10", Chinese by pinyin after Latin. Only lists are ordered by it,
-- never an index, which a newer ICU would break.
create collation names (provider = icu, locale = 'zh-u-kn-kr-latn-hani');
