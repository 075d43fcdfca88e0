-- A merge that was not undone, with the people it brought along and those it changed. It is held,
-- so that it is undone once.
select
  m.session_id,
  m.from_ids,
  m.merged_at > now() - interval '1 day' as "is_fresh!",
  coalesce((m.moved -> 'published')::boolean, false) as "published!",
  coalesce((m.moved -> 'shows_alternatives')::boolean, false) as "shows_alternatives!",
  array(select jsonb_array_elements_text(m.moved -> 'people')::bigint) as "people!",
  array(select jsonb_array_elements_text(m.moved -> 'answers')::bigint) as "answers!",
  array(select jsonb_array_elements_text(m.moved -> 'alternatives')::bigint) as "alternatives!",
  array(select jsonb_array_elements_text(m.moved -> 'ratings')::bigint) as "ratings!"
from session_merges m
where m.club_id = :club_id and m.id = :id and m.undone_at is null
for no key update
