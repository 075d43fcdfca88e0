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
