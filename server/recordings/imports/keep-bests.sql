-- The bests of recordings and their time and metres by speed, in place of those they had.
with fresh as (
  select *
  from json_to_recordset(:bests::json) as f (
    activity_id bigint, kind text, span int, value double precision, start double precision
  )
),
removed as (
  delete from recording_bests b
  where b.club_id = :club_id and b.activity_id = any (:activity_ids)
    and not exists (
      select from fresh f
      where f.activity_id = b.activity_id and f.kind = b.kind and f.span = b.span
    )
),
noted as (
  update activities a
  set bests_kept = true, speed_seconds = s.seconds, speed_metres = s.metres
  from json_to_recordset(:speeds::json) as s (activity_id bigint, seconds real[], metres real[])
  where a.club_id = :club_id and a.id = s.activity_id
)
insert into recording_bests (club_id, activity_id, kind, span, value, start)
select :club_id, activity_id, kind, span, value, start
from fresh
on conflict (club_id, activity_id, kind, span) do update
set value = excluded.value, start = excluded.start
