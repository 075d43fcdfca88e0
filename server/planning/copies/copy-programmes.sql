insert into strength_programmes (club_id, session_id, position, name, named)
select o.club_id, copy.id, o.position, o.name, o.named
from strength_programmes o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
