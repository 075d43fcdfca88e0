insert into session_tags (club_id, session_id, tag_id)
select o.club_id, copy.id, o.tag_id
from session_tags o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
