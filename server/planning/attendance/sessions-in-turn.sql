-- Locks those of the sessions that have a limit.
select s.id
from sessions s
where s.club_id = :club_id and s.id = any (:session_ids) and s.attendance_limit is not null
order by s.id
for no key update
