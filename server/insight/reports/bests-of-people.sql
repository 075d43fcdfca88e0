-- What is best in the recordings of people, a line for each of their sessions and of the class of
-- the boat, where one is known: that of the recording, else the only one of the session that they
-- sat in. A file only its owner may see counts for nothing that others see, and one that is part of
-- another is in that. One of a boat that is given to no seat counts for the people named on its
-- seats, else for the crew, but its heart rate and power are nobody's.
select
  p.user_id as "user_id!",
  a.sport_id as "sport_id!",
  s.id as "session_id!",
  s.name as "session!",
  (s.starts_at at time zone c.time_zone)::date::text as "day!",
  app.report_period(
    :by, (s.starts_at at time zone c.time_zone)::date, s.id, :season_month::int
  ) as "period!",
  w.boat_type,
  w.age,
  w.gender,
  w.weight,
  array_agg(b.kind order by b.activity_id, b.kind, b.span) as "kinds!",
  array_agg(b.span order by b.activity_id, b.kind, b.span) as "spans!",
  array_agg(b.value order by b.activity_id, b.kind, b.span) as "values!"
from activities a
join lateral (
  select a.user_id where a.crew_id is null or a.seat is not null
  union
  select n.user_id
  from recorded_seats n
  where n.club_id = a.club_id and n.activity_id = a.id and n.user_id is not null
    and a.crew_id is not null and a.seat is null
  union
  select cu.user_id
  from crew_users cu
  where cu.club_id = a.club_id and cu.crew_id = a.crew_id and a.seat is null
    and not exists (
      select from recorded_seats n
      where n.club_id = a.club_id and n.activity_id = a.id
        and n.position = cu.position and n.user_id is not null
    )
) p on p.user_id = any (:user_ids::bigint[])
join recording_bests b
  on b.club_id = a.club_id and b.activity_id = a.id and b.kind = any (:kinds::text[])
  and (b.kind not in ('heart-rate', 'power') or a.crew_id is null or a.seat is not null)
left join lateral (
  select min(v.id) as crew_id
  from crews v
    join crew_users cu on cu.club_id = v.club_id and cu.crew_id = v.id
  where a.crew_id is null
    and v.club_id = a.club_id and v.session_id = a.session_id and cu.user_id = p.user_id
    and not exists (
      select from seat_race_boats r where r.club_id = v.club_id and r.crew_id = v.id
    )
  having count(*) = 1
) sat on true
left join crews w on w.club_id = a.club_id and w.id = coalesce(a.crew_id, sat.crew_id)
join sessions s on s.club_id = a.club_id and s.id = a.session_id
join clubs c on c.id = a.club_id
where a.club_id = :club_id and a.sport_id = any (:sport_ids::int[])
  and not a.owner_only and a.merged_into is null
  and s.kind = 'session' and s.starts_at <= now()
  and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
  and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
  and (:session_ids?::bigint[] is null or s.id = any (:session_ids?::bigint[]))
  and (:sees_restricted::boolean or not s.restricted_view)
  and (
    :sees_restricted::boolean or s.published_at is not null or s.creator_id = :viewer_id::bigint
  )
group by
  p.user_id, a.sport_id, s.id, s.name, s.starts_at, c.time_zone, w.boat_type, w.age, w.gender,
  w.weight
order by s.starts_at, s.id, p.user_id
