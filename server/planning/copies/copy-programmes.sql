insert into strength_programmes (club_id, session_id, position, name, named)
select o.club_id, copy.id, o.position, o.name, o.named
from strength_programmes o
cross join unnest(:copies::bigint[]) as copy (id)
where o.club_id = :club_id and o.session_id = :id
