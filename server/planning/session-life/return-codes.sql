-- Moves codes that are still of the merged session back to the ones they came from.
update connect_codes o
set session_id = moved.value::bigint
from session_merges m
cross join jsonb_each_text(m.moved -> 'codes') moved
where m.club_id = :club_id and m.id = :id
  and o.club_id = m.club_id and o.id = moved.key::bigint
  and o.session_id = m.session_id
