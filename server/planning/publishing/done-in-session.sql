-- Means over those of these people who have a recording of the session that others see.
select count(*) as "people!", avg(l.distance) as distance, avg(l.seconds) as seconds
from kept_loads l
where l.club_id = :club_id and l.session_id = :id and l.user_id = any (:people) and exists (
  select from activities a
  left join crew_users cu
    on cu.club_id = a.club_id and cu.crew_id = a.crew_id and a.seat is null
  where a.club_id = l.club_id and a.session_id = l.session_id
    and l.user_id in (a.user_id, cu.user_id) and not a.owner_only
)
