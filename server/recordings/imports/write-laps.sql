-- The laps of activities, in place of those they had.
with written as (
  select * from json_to_recordset(:laps::json) as l (
    activity_id bigint, position int, start double precision, time double precision,
    elapsed double precision, distance double precision, heart_rate_avg double precision,
    stroke_rate_avg double precision, rest boolean, step smallint
  )
),
removed as (
  delete from laps l
  where l.club_id = :club_id and l.activity_id = any (:activity_ids)
    and not exists (
      select from written w where w.activity_id = l.activity_id and w.position = l.position
    )
)
insert into laps (
  club_id, activity_id, position, start, time, elapsed, distance, heart_rate_avg, stroke_rate_avg,
  rest, step
)
select
  :club_id, activity_id, position, start, time, elapsed, distance, heart_rate_avg, stroke_rate_avg,
  rest, step
from written
on conflict (club_id, activity_id, position) do update set
  start = excluded.start,
  time = excluded.time,
  elapsed = excluded.elapsed,
  distance = excluded.distance,
  heart_rate_avg = excluded.heart_rate_avg,
  stroke_rate_avg = excluded.stroke_rate_avg,
  rest = excluded.rest,
  step = excluded.step
