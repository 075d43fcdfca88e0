-- One row for each activity; what it was read from tells them apart.
insert into activities (
  club_id, import_id, position, user_id, session_id, sport_id, crew_id, start_time, device,
  elapsed_time, timer_time, moving_time, work_time, rest_time, distance, distance_source, records,
  restarts, heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg, device_averages,
  zone_bounds, zone_seconds, trimp, ets, channel_names, dropped, warnings
)
select
  :club_id, import_id, position, user_id, session_id, sport_id, crew_id, start_time, device,
  elapsed_time, timer_time, moving_time, work_time, rest_time, distance, distance_source, records,
  restarts, heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg, device_averages,
  zone_bounds, zone_seconds, trimp, ets, channel_names, dropped, warnings
from json_to_recordset(:activities::json) as f (
  import_id bigint, position int, user_id bigint, session_id bigint, sport_id int, crew_id bigint,
  start_time timestamptz, device text, elapsed_time double precision, timer_time double precision,
  moving_time double precision, work_time double precision, rest_time double precision,
  distance double precision, distance_source text, records int, restarts double precision[],
  heart_rate_avg double precision,
  heart_rate_max double precision, stroke_rate_avg double precision, power_avg double precision,
  device_averages jsonb, zone_bounds smallint[], zone_seconds double precision[],
  trimp double precision, ets double precision, channel_names text[], dropped jsonb,
  warnings text[]
)
returning id, import_id, position
