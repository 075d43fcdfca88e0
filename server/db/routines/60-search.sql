-- Searching by words.

-- Text as it is compared in a search; `folded` in domain/search/fold.ts does the same, and a test
-- compares the two. Without settings of its own it is worked out within the statement.
create function app.folded(text text) returns text
  language sql immutable parallel safe
  as $$
    select regexp_replace(
      replace(
        translate(
          lower(regexp_replace(normalize(text, nfkd), '[\u0300-\u036f]', '', 'g')),
          'ØøŁłĐđÆæŒœẞ', 'oollddaaooß'
        ),
        'ß', 'ss'
      ),
      '([aou])e', '\1', 'g'
    )
  $$;

grant execute on function app.folded to slipway_app, slipway_worker;

-- How alike two texts are, by pg_trgm in whatever schema somebody has put it.
do $$
  declare
    place regnamespace := (select extnamespace from pg_extension where extname = 'pg_trgm');
  begin
    execute format(
      'create function app.word_likeness(word text, hay text) returns real
         language sql immutable parallel safe
         as %L', format('select %s.word_similarity(word, hay)', place)
    );
  end
$$;

grant execute on function app.word_likeness to slipway_app, slipway_worker;
