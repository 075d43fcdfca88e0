insert into session_rate_zones (club_id, session_id, kind, zone_id)
select o.club_id, copy.id, o.kind, o.zone_id
from session_rate_zones o
cross join unnest(:copies::bigint[]) as copy (id)
where o.club_id = :club_id and o.session_id = :id
