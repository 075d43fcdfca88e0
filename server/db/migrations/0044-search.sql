-- Search finds names that are misspelt by the groups of three letters they share.
create extension if not exists pg_trgm schema public;
