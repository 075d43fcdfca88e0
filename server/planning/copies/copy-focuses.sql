insert into session_focuses (club_id, session_id, focus_id)
select o.club_id, copy.id, o.focus_id
from session_focuses o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
