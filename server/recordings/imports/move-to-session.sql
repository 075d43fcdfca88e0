-- Moves activities to a session; a boat holds in its session only, and a seat in its boat.
update activities a
set
  session_id = :session_id,
  crew_id = c.id,
  seat = case when c.id is not null then a.seat end
from activities before
left join crews c
  on c.club_id = before.club_id and c.id = before.crew_id and c.session_id = :session_id
where before.club_id = :club_id and before.id = any (:activity_ids)
  and a.club_id = before.club_id and a.id = before.id
