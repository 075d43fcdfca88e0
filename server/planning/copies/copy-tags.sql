insert into session_tags (club_id, session_id, tag_id)
select o.club_id, copy.id, o.tag_id
from session_tags o
cross join unnest(:copies::bigint[]) as copy (id)
where o.club_id = :club_id and o.session_id = :id
