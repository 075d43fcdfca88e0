update activities a
set zone_bounds = f.zone_bounds, zone_seconds = f.zone_seconds, trimp = f.trimp, ets = f.ets
from json_to_recordset(:zones::json) as f (
  id bigint, zone_bounds smallint[], zone_seconds double precision[], trimp double precision,
  ets double precision
)
where a.club_id = :club_id and a.id = f.id
