insert into session_focuses (club_id, session_id, focus_id)
select o.club_id, copy.id, o.focus_id
from session_focuses o
cross join unnest(:copies::bigint[]) as copy (id)
where o.club_id = :club_id and o.session_id = :id
