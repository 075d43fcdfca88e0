-- Recordings of boats with their time and metres by speed, each with the people of the report it
-- counts for and the boat it was made in, where that is known: that of the recording, else the only
-- one of the session that its owner sat in. Boats of seat races are left out, as their pieces are.
-- A file only its owner may see counts for nothing that others see, and one that is part of another
-- is in that. One of a boat that is given to no seat counts for the people named on its seats, else
-- for the crew. Arrays are text, which is read three times as fast.
with days as materialized (
  select
    s.id, s.starts_at, d.day,
    app.report_period(:by, d.day, s.id, :context::jsonb) as period
  from sessions s
    join clubs c on c.id = s.club_id
    cross join lateral (select (s.starts_at at time zone c.time_zone)::date as day) d
  where s.club_id = :club_id and s.kind = 'session' and s.starts_at <= now()
    -- An index is read by this range, which contains that of the club's clock.
    and s.starts_at between (:start_date::date - 1)::timestamptz
      and (:end_date::date + 2)::timestamptz
    and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
    and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
    and (:session_ids?::bigint[] is null or s.id = any (:session_ids?::bigint[]))
    and (:sees_restricted::boolean or not s.restricted_view)
    and (
      :sees_restricted::boolean or s.published_at is not null or s.creator_id = :viewer_id::bigint
    )
),
-- The boats that somebody sat in, before they are sought for each recording.
seated as materialized (
  select v.session_id, cu.user_id, min(v.id) as crew_id
  from days s
    join crews v on v.club_id = :club_id and v.session_id = s.id
    join crew_users cu on cu.club_id = v.club_id and cu.crew_id = v.id
  where not exists (
    select from seat_race_boats r where r.club_id = v.club_id and r.crew_id = v.id
  )
  group by v.session_id, cu.user_id
  having count(*) = 1
),
recorded as materialized (
  select a.id, a.session_id, coalesce(a.crew_id, w.crew_id) as crew_id
  from days s
    join activities a on a.club_id = :club_id and a.session_id = s.id
    left join seated w
      on a.crew_id is null and w.session_id = a.session_id and w.user_id = a.user_id
  where a.sport_id = any (:sport_ids::int[]) and cardinality(a.speed_seconds) > 0
    and not a.owner_only and a.merged_into is null
)
select
  a.id,
  a.user_id as "owner_id!",
  a.crew_id is not null and a.seat is null as "of_boat!",
  extract(epoch from a.start_time) as start,
  coalesce(a.elapsed_time, a.moving_time) as seconds,
  a.distance,
  a.distance_source,
  a.zone_seconds,
  a.counts_first,
  array_to_string(a.speed_seconds, ' ') as "speed_seconds!",
  array_to_string(a.speed_metres, ' ') as "speed_metres!",
  p.user_ids as "counts_for!",
  s.id as "session_id!",
  s.day::text as "day!",
  s.period as "period!",
  w.id as "crew_id!",
  app.crew_name(w.club_id, w.id, w.name) as "name!",
  w.boat_type as "boat_type!",
  w.age as "age!",
  w.gender as "gender!",
  w.weight as "weight!",
  w.gmt_score,
  (w.gmt_set_at at time zone c.time_zone)::date::text as gmt_set_on,
  (
    select coalesce(array_agg(cu.user_id order by cu.position), '{}')
    from crew_users cu
    where cu.club_id = w.club_id and cu.crew_id = w.id
  ) as "user_ids!"
from recorded r
join activities a on a.club_id = :club_id and a.id = r.id
join crews w on w.club_id = :club_id and w.id = r.crew_id
join days s on s.id = r.session_id
join clubs c on c.id = :club_id
cross join lateral (
  select array_agg(distinct o.user_id order by o.user_id) as user_ids
  from (
    select a.user_id where a.crew_id is null or a.seat is not null
    union all
    select n.user_id
    from recorded_seats n
    where n.club_id = a.club_id and n.activity_id = a.id
      and a.crew_id is not null and a.seat is null
    union all
    select cu.user_id
    from crew_users cu
    where cu.club_id = a.club_id and cu.crew_id = a.crew_id and a.seat is null
      and not exists (
        select from recorded_seats n
        where n.club_id = a.club_id and n.activity_id = a.id
          and n.position = cu.position and n.user_id is not null
      )
  ) o
  where o.user_id = any (:user_ids::bigint[])
) p
where p.user_ids is not null
  and not exists (
    select from seat_race_boats b where b.club_id = w.club_id and b.crew_id = w.id
  )
order by s.starts_at, s.id, a.id
