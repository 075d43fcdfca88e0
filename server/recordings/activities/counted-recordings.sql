-- Recordings of sessions by the people they count for. A recording of a boat that is given to no
-- seat counts for the people named on its seats, else for the crew; it does not count for somebody
-- else who uploaded it. A file only its owner may see counts for nothing that others see.
with filed as (
  select
    a.*,
    a.crew_id is not null and a.seat is null as of_boat
  from activities a
  where a.club_id = :club_id and a.session_id = any (:session_ids) and not a.owner_only
),
aboard as (
  select n.activity_id as id, n.user_id
  from recorded_seats n
  join filed f on f.id = n.activity_id
  where n.club_id = :club_id and n.user_id is not null and f.of_boat
  union
  select f.id, cu.user_id
  from filed f
  join crew_users cu on cu.club_id = f.club_id and cu.crew_id = f.crew_id
  where f.of_boat and not exists (
    select from recorded_seats n
    where n.club_id = f.club_id and n.activity_id = f.id
      and n.position = cu.position and n.user_id is not null
  )
),
counted as (
  select f.id, f.user_id, true as own
  from filed f
  where not f.of_boat or (f.id, f.user_id) in (select id, user_id from aboard)
  union all
  select f.id, b.user_id, false
  from filed f
  join aboard b on b.id = f.id and b.user_id <> f.user_id
)
select
  f.id as "id!",
  f.session_id as "session_id!",
  c.user_id as "user_id!",
  f.sport_id as "sport_id!",
  extract(epoch from f.start_time) as start,
  coalesce(f.elapsed_time, f.moving_time) as seconds,
  f.distance,
  f.distance_source,
  case when c.own then f.zone_seconds end as zone_seconds,
  c.own as "own!",
  c.own and f.counts_first as "chosen!"
from counted c
join filed f on f.id = c.id
