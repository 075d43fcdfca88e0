-- Whom the coach sees, with their squads.
with people as materialized (
  select
    u.id, u.full_name, u.gender, u.date_of_birth, u.weight,
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
  select s.id
  from sessions s
  where s.club_id = :club_id and s.kind = 'session' and s.sport_id = any (:cycling::int[])
    and s.starts_at between (:start_date::date - 1)::timestamptz
      and (:end_date::date + 2)::timestamptz
    and s.starts_at <= now()
),
rides as materialized (
  select
    t.user_id, date_trunc('month', t.local_date)::date as period, t.seconds, t.distance,
    t.zone_seconds, b.*
  from days d
    join training_loads t on t.club_id = :club_id and t.session_id = d.id
    left join lateral (
      select
        max(b.value) filter (where b.kind = 'climb') as climb,
        max(b.value) filter (where b.kind = 'power' and b.span = 60) as watts_60s,
        max(b.value) filter (where b.kind = 'power' and b.span = 300) as watts_300s,
        max(b.value) filter (where b.kind = 'power' and b.span = 1200) as watts_1200s,
        max(b.value) filter (where b.kind = 'power' and b.span = 3600) as watts_3600s,
        max(b.value) filter (where b.kind = 'heart-rate' and b.span = 60) as heart_60s,
        max(b.value) filter (where b.kind = 'heart-rate' and b.span = 300) as heart_300s,
        max(b.value) filter (where b.kind = 'heart-rate' and b.span = 1200) as heart_1200s,
        max(b.value) filter (where b.kind = 'heart-rate' and b.span = 3600) as heart_3600s
      from activities a
        join recording_bests b
          on b.club_id = a.club_id and b.activity_id = a.id
          and b.kind = any ('{power,heart-rate,climb}')
      where a.club_id = :club_id and a.session_id = d.id and a.user_id = t.user_id
        and a.merged_into is null
    ) b on true
  where t.local_date between :start_date::date and :end_date::date
),
months as materialized (
  select
    user_id, period, count(*) as sessions, sum(seconds) as time, sum(distance) as distance,
    sum(climb) as climb, sum(zone_seconds[1]) as zone_ut3, sum(zone_seconds[2]) as zone_ut2,
    sum(zone_seconds[3]) as zone_ut1, sum(zone_seconds[4]) as zone_at,
    sum(zone_seconds[5]) as zone_tr, sum(zone_seconds[6]) as zone_lt,
    sum(zone_seconds[7]) as zone_a_lact,
    max(watts_60s) as watts_60s, max(watts_300s) as watts_300s, max(watts_1200s) as watts_1200s,
    max(watts_3600s) as watts_3600s, max(heart_60s) as heart_60s, max(heart_300s) as heart_300s,
    max(heart_1200s) as heart_1200s, max(heart_3600s) as heart_3600s
  from rides
  group by 1, 2
)
select
  p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads,
  m.period::text, m.sessions, m.time, m.distance, m.climb, m.zone_ut3, m.zone_ut2, m.zone_ut1,
  m.zone_at, m.zone_tr, m.zone_lt, m.zone_a_lact, m.watts_60s, m.watts_300s, m.watts_1200s,
  m.watts_3600s, m.watts_1200s / p.weight as watts_per_kilogram_1200s,
  m.heart_60s, m.heart_300s, m.heart_1200s, m.heart_3600s
from months m
  join people p on p.id = m.user_id
order by p.id, m.period
