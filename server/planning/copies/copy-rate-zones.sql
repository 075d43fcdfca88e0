insert into session_rate_zones (club_id, session_id, kind, zone_id)
select o.club_id, copy.id, o.kind, o.zone_id
from session_rate_zones o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
