-- Moves posts back to the walls of the sessions they were written on.
update wall_posts o
set session_id = moved.value::bigint
from session_merges m
cross join jsonb_each_text(m.moved -> 'posts') moved
where m.club_id = :club_id and m.id = :id
  and o.club_id = m.club_id and o.id = moved.key::bigint
