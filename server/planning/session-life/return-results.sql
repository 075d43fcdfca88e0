-- Moves results that are still in the merged session back to the ones they came from, where one in
-- the sport of the session is no alternative.
update results r
set
  session_id = s.id,
  alternative = r.alternative and r.sport_id is distinct from s.sport_id
from session_merges m
cross join jsonb_each_text(m.moved -> 'results') moved
join sessions s on s.club_id = m.club_id and s.id = moved.value::bigint
where m.club_id = :club_id and m.id = :id
  and r.club_id = m.club_id and r.id = moved.key::bigint and r.session_id = m.session_id
