-- Adds everybody of the sessions that are merged, and everybody who recorded something in one of
-- them.
insert into participants (club_id, session_id, user_id, role_id)
select distinct on (p.user_id) :club_id, :into_id, p.user_id, p.role_id
from (
  select user_id, role_id
  from participants
  where club_id = :club_id and session_id = any (:from_ids)
  union all
  select user_id, :athlete_role::int
  from activities
  where club_id = :club_id and session_id = any (:from_ids)
) p
order by p.user_id, p.role_id desc
on conflict (club_id, session_id, user_id) do nothing
returning session_id, user_id
