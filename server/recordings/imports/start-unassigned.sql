-- Gives the activities of an import that have no session the start they lack, and says what a
-- session of them would be.
with unassigned as (
  select id, start_time from activities
  where club_id = :club_id and import_id = :import_id
    and session_id is null and merged_into is null
    and not ('transition' = any (warnings))
),
started as (
  update activities a
  set start_time = coalesce(
    u.start_time,
    :start_date?::timestamptz,
    (select min(start_time) from unassigned)
  )
  from unassigned u
  where a.club_id = :club_id and a.id = u.id
  returning a.sport_id, a.start_time, a.elapsed_time, a.owner_only
)
select
  min(sport_id) as sport_id,
  min(start_time) as start_time,
  coalesce(sum(elapsed_time), 0) as "seconds!",
  coalesce(bool_or(owner_only), false) as "hidden!"
from started
