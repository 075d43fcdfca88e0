-- The channels of activities, in place of those they had.
with written as (
  select * from unnest(:owners::bigint[], :names::text[], :contents::bytea[])
    as c (activity_id, name, data)
),
removed as (
  delete from channels c
  where c.club_id = :club_id and c.activity_id = any (:activity_ids)
    and not exists (
      select from written w where w.activity_id = c.activity_id and w.name = c.name
    )
)
insert into channels (club_id, activity_id, name, data)
select :club_id, activity_id, name, data
from written
on conflict (club_id, activity_id, name) do update set data = excluded.data
