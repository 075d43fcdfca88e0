-- A boat is added up first, and then its rowers: a third of the rows.
-- The people are those whom the coach sees, with their squads.
with people as materialized (
  select
    u.id, u.full_name, u.gender, u.date_of_birth,
    array(
      select q.name
      from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
      where su.club_id = :club_id and su.user_id = u.id
      order by q.name collate names
    ) as squads
  from users u
  where u.id in (select app.visible_athletes(:club_id, :viewer_id, 'club'))
),
days as materialized (
  select s.id, date_trunc('month', (s.starts_at at time zone c.time_zone)::date)::date as period
  from sessions s
    join clubs c on c.id = s.club_id
  where s.club_id = :club_id and s.kind = 'session' and s.sport_id = :rowing::int
    and s.starts_at between (:start_date::date - 1)::timestamptz
      and (:end_date::date + 2)::timestamptz
    and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
    and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
    and s.starts_at <= now()
),
boats as materialized (
  select
    r.crew_id, d.period, d.id as session_id, count(*) as pieces,
    sum(v.distance) as piece_distance, sum(v.time) as piece_time,
    sum(v.distance) filter (where v.stroke_rate > 0) as rated_distance,
    sum(v.time) filter (where v.stroke_rate > 0) as rated_time,
    sum(v.time * v.stroke_rate / 60) filter (where v.stroke_rate > 0) as strokes,
    min(v.time) filter (where abs(v.distance - 500) < 0.5) as water_500,
    min(v.time) filter (where abs(v.distance - 1000) < 0.5) as water_1000,
    min(v.time) filter (where abs(v.distance - 2000) < 0.5) as water_2000,
    min(v.time) filter (where abs(v.distance - 5000) < 0.5) as water_5000,
    min(v.time) filter (where abs(v.distance - 6000) < 0.5) as water_6000
  from days d
    join results r on r.club_id = :club_id and r.session_id = d.id
    join scores v
      on v.club_id = r.club_id and v.result_id = r.id and v.part = 'piece' and v.piece > 0
  where not r.alternative and r.squad_id is null and r.version > 0
  group by 1, 2, 3
),
recordings as materialized (
  select
    a.user_id, d.period, d.id as session_id,
    min(b.value) filter (where b.span = 500) as water_500,
    min(b.value) filter (where b.span = 1000) as water_1000,
    min(b.value) filter (where b.span = 2000) as water_2000,
    min(b.value) filter (where b.span = 5000) as water_5000,
    min(b.value) filter (where b.span = 6000) as water_6000
  from days d
    join activities a on a.club_id = :club_id and a.session_id = d.id
    join recording_bests b on b.club_id = a.club_id and b.activity_id = a.id and b.kind = 'time'
  where a.merged_into is null
  group by 1, 2, 3
),
months as materialized (
  select
    user_id, period, count(distinct session_id) as sessions, sum(pieces)::float8 as pieces,
    sum(piece_distance) as piece_distance, sum(piece_time) as piece_time,
    sum(rated_distance) as rated_distance, sum(rated_time) as rated_time, sum(strokes) as strokes,
    min(water_500) as water_500, min(water_1000) as water_1000, min(water_2000) as water_2000,
    min(water_5000) as water_5000, min(water_6000) as water_6000
  from (
    select cu.user_id, b.*
    from boats b
      join crew_users cu on cu.club_id = :club_id and cu.crew_id = b.crew_id
    union all
    select
      user_id, null, period, session_id, null, null, null, null, null, null, water_500, water_1000,
      water_2000, water_5000, water_6000
    from recordings
  ) rowed
  group by 1, 2
)
select
  p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads,
  m.period::text, m.sessions, m.pieces, m.piece_distance, m.piece_time, m.rated_distance,
  m.rated_time, m.strokes, m.water_500, m.water_1000, m.water_2000, m.water_5000, m.water_6000
from months m
  join people p on p.id = m.user_id
order by p.id, m.period
