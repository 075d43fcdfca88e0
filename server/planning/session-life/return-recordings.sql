-- Moves live recordings back to the sessions they come from, with the files they have become.
with back as (
  update live_recordings o
  set session_id = moved.value::bigint
  from session_merges m
  cross join jsonb_each_text(m.moved -> 'recordings') moved
  where m.club_id = :club_id and m.id = :id
    and o.club_id = m.club_id and o.id = moved.key::bigint
    and o.session_id = m.session_id
  returning o.club_id, o.session_id, o.import_id, m.session_id as merged_id
),
uploads as (
  update imports i
  set session_id = back.session_id
  from back
  where i.club_id = back.club_id and i.id = back.import_id and i.session_id = back.merged_id
)
update activities a
set session_id = back.session_id
from back
where a.club_id = back.club_id and a.import_id = back.import_id and a.session_id = back.merged_id
