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
  select s.id, date_trunc('month', (s.starts_at at time zone c.time_zone)::date)::date as period
  from sessions s
    join clubs c on c.id = s.club_id
  where s.club_id = :club_id and s.kind = 'session' and s.sport_id = :ergo::int
    and s.starts_at between (:start_date::date - 1)::timestamptz
      and (:end_date::date + 2)::timestamptz
    and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
    and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
    and s.starts_at <= now()
),
tests as materialized (
  select
    r.user_id, d.period, d.id as session_id, count(*) as pieces,
    min(v.time) filter (where abs(v.distance - 500) < 0.5) as ergo_500,
    min(v.time) filter (where abs(v.distance - 1000) < 0.5) as ergo_1000,
    min(v.time) filter (where abs(v.distance - 2000) < 0.5) as ergo_2000,
    min(v.time) filter (where abs(v.distance - 5000) < 0.5) as ergo_5000,
    min(v.time) filter (where abs(v.distance - 6000) < 0.5) as ergo_6000,
    max(v.distance) filter (where abs(v.time - 1800) < 0.5 and k.uneven) as ergo_1800s,
    max(v.distance) filter (where abs(v.time - 3600) < 0.5 and k.uneven) as ergo_3600s,
    min(4 * (500 * v.time / v.distance + 5 * ln(2000 / v.distance) / ln(2.0::float8)))
      filter (where v.distance between 500 and 10000) as predicted_2000
  from days d
    join results r on r.club_id = :club_id and r.session_id = d.id
    join scores v
      on v.club_id = r.club_id and v.result_id = r.id and v.part = 'piece' and v.piece > 0
    cross join lateral (
      select abs(v.distance - 100 * round(v.distance / 100)) >= 0.5 as uneven
    ) k
  where not r.alternative and r.user_id is not null and r.version > 0
  group by 1, 2, 3
),
recordings as materialized (
  select a.user_id, d.period, d.id as session_id, b.*
  from days d
    join activities a on a.club_id = :club_id and a.session_id = d.id
    cross join lateral (
      select
        min(value) filter (where span = 500) as ergo_500,
        min(value) filter (where span = 1000) as ergo_1000,
        min(value) filter (where span = 2000) as ergo_2000,
        min(value) filter (where span = 5000) as ergo_5000,
        min(value) filter (where span = 6000) as ergo_6000,
        1800 * max(value) filter (where span = 1800) as ergo_1800s,
        3600 * max(value) filter (where span = 3600) as ergo_3600s,
        coalesce(
          max(value) filter (where span = 60 and kind = 'power'),
          2.8 * max(value) filter (where span = 60 and kind = 'speed') ^ 3
        ) as watts_60s,
        coalesce(
          max(value) filter (where span = 300 and kind = 'power'),
          2.8 * max(value) filter (where span = 300 and kind = 'speed') ^ 3
        ) as watts_300s,
        coalesce(
          max(value) filter (where span = 1200 and kind = 'power'),
          2.8 * max(value) filter (where span = 1200 and kind = 'speed') ^ 3
        ) as watts_1200s
      from recording_bests b
      where b.club_id = a.club_id and b.activity_id = a.id
        and b.kind = any ('{time,speed,power}')
        and (b.span < 1800 or b.kind <> 'power')
    ) b
  where a.merged_into is null
),
months as materialized (
  select
    user_id, period, count(*) as sessions, sum(t.pieces) as pieces,
    min(least(t.ergo_500, r.ergo_500)) as ergo_500,
    min(least(t.ergo_1000, r.ergo_1000)) as ergo_1000,
    min(least(t.ergo_2000, r.ergo_2000)) as ergo_2000,
    min(least(t.ergo_5000, r.ergo_5000)) as ergo_5000,
    min(least(t.ergo_6000, r.ergo_6000)) as ergo_6000,
    max(greatest(t.ergo_1800s, r.ergo_1800s)) as ergo_1800s,
    max(greatest(t.ergo_3600s, r.ergo_3600s)) as ergo_3600s,
    min(t.predicted_2000) as predicted_2000, max(r.watts_60s) as watts_60s,
    max(r.watts_300s) as watts_300s, max(r.watts_1200s) as watts_1200s
  from tests t
    full join recordings r using (user_id, period, session_id)
  group by 1, 2
)
select
  p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads,
  m.period::text, m.sessions, m.pieces::float8, m.ergo_500, m.ergo_1000, m.ergo_2000, m.ergo_5000,
  m.ergo_6000, m.ergo_1800s, m.ergo_3600s, m.predicted_2000,
  2.8 * (2000 / m.ergo_2000) ^ 3 / p.weight as watts_per_kilogram,
  m.watts_60s, m.watts_300s, m.watts_1200s
from months m
  join people p on p.id = m.user_id
order by p.id, m.period
