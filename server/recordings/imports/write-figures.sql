update activities a
set
  clock_offset = f.clock_offset, start_time = f.start_time, channel_names = f.channel_names,
  elapsed_time = f.elapsed_time, moving_time = f.moving_time, timer_time = f.timer_time,
  work_time = f.work_time, rest_time = f.rest_time, distance = f.distance, records = f.records,
  restarts = f.restarts,
  heart_rate_avg = f.heart_rate_avg, heart_rate_max = f.heart_rate_max,
  stroke_rate_avg = f.stroke_rate_avg, power_avg = f.power_avg,
  zone_bounds = f.zone_bounds, zone_seconds = f.zone_seconds, trimp = f.trimp, ets = f.ets
from json_to_recordset(:figures::json) as f (
  id bigint, clock_offset double precision, start_time timestamptz, channel_names text[],
  elapsed_time double precision, moving_time double precision, timer_time double precision,
  work_time double precision, rest_time double precision, distance double precision, records int,
  restarts double precision[],
  heart_rate_avg double precision, heart_rate_max double precision,
  stroke_rate_avg double precision, power_avg double precision,
  zone_bounds smallint[], zone_seconds double precision[], trimp double precision,
  ets double precision
)
where a.club_id = :club_id and a.id = f.id
