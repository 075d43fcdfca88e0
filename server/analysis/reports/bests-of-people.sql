-- What is best in the recordings of people, a line for each of their sessions and of the class of
-- the boat, where boats are asked for and one is known: that of the recording, else the only one of
-- the session that they sat in. A file only its owner may see counts for nothing that others see,
-- and one that is part of another is in that. One of a boat that is given to no seat counts for the
-- people named on its seats, else for the crew, but its heart rate and power are nobody's.
with days as materialized (
  select
    s.id, s.name, s.starts_at, d.day::text,
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
files as materialized (
  select a.club_id, a.id, a.sport_id, a.session_id, a.crew_id, a.seat, a.user_id
  from days s
    join activities a on a.club_id = :club_id and a.session_id = s.id
  where a.sport_id = any (:sport_ids::int[]) and not a.owner_only and a.merged_into is null
),
-- Whom each recording counts for, before its bests: a boat is sought once, not for each of them.
recorded as materialized (
  select a.*
  from files a
  where (a.crew_id is null or a.seat is not null) and a.user_id = any (:user_ids::bigint[])
  union all
  select a.club_id, a.id, a.sport_id, a.session_id, a.crew_id, a.seat, p.user_id
  from files a
    cross join lateral (
      select n.user_id
      from recorded_seats n
      where n.club_id = a.club_id and n.activity_id = a.id and n.user_id is not null
      union
      select cu.user_id
      from crew_users cu
      where cu.club_id = a.club_id and cu.crew_id = a.crew_id
        and not exists (
          select from recorded_seats n
          where n.club_id = a.club_id and n.activity_id = a.id
            and n.position = cu.position and n.user_id is not null
        )
    ) p
  where a.crew_id is not null and a.seat is null and p.user_id = any (:user_ids::bigint[])
)
select
  a.user_id as "user_id!",
  a.sport_id as "sport_id!",
  s.id as "session_id!",
  s.name as "session!",
  s.day as "day!",
  s.period as "period!",
  w.boat_type,
  w.age,
  w.gender,
  w.weight,
  string_agg(b.bests, ' ') as "bests!"
from recorded a
  join days s on s.id = a.session_id
  left join lateral (
    select w.boat_type, w.age, w.gender, w.weight
    from crews w
    where :boats::boolean and w.club_id = a.club_id
      and w.id = coalesce(a.crew_id, (
        select min(v.id)
        from crews v
          join crew_users cu on cu.club_id = v.club_id and cu.crew_id = v.id
        where v.club_id = a.club_id and v.session_id = a.session_id and cu.user_id = a.user_id
          and not exists (
            select from seat_race_boats r where r.club_id = v.club_id and r.crew_id = v.id
          )
        having count(*) = 1
      ))
    limit 1
  ) w on true
  -- Three words for each, because a text is read faster than arrays are.
  cross join lateral (
    select string_agg(concat_ws(' ', b.kind, b.span, b.value), ' ') as bests
    from recording_bests b
    where b.club_id = a.club_id and b.activity_id = a.id and b.kind = any (:kinds::text[])
      and b.span = any (:spans::int[])
      and (b.kind not in ('heart-rate', 'power') or a.crew_id is null or a.seat is not null)
  ) b
where b.bests is not null
group by
  a.user_id, a.sport_id, s.id, s.name, s.starts_at, s.day, s.period, w.boat_type, w.age, w.gender,
  w.weight
order by s.starts_at, s.id, a.user_id
