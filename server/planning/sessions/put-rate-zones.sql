-- Gives sessions the zones of heart or stroke rate of their plan.
insert into session_rate_zones (club_id, session_id, kind, zone_id)
select :club_id, s.id, :kind, z.id
from unnest(:session_ids::bigint[]) as s (id)
cross join unnest(:zones::int[]) as z (id)
on conflict do nothing
