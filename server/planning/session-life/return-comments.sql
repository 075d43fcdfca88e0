-- Moves comments back to the sessions they were written in.
update session_comments o
set session_id = moved.value::bigint
from session_merges m
cross join jsonb_each_text(m.moved -> 'comments') moved
where m.club_id = :club_id and m.id = :id
  and o.club_id = m.club_id and o.id = moved.key::bigint
