-- Whom the coach sees, with their squads.
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
counted as materialized (
  select
    user_id, session_id, t.user_id is not null as trained, p.user_id is not null as planned,
    date_trunc('week', coalesce(t.local_date, p.local_date))::date as period,
    extract(isodow from t.local_date)::int as weekday, t.seconds, t.distance, t.ets, t.foster,
    t.trimp, t.zone_seconds, p.planned_time, p.planned_distance
  from (
    select t.*
    from training_loads t
      join sessions s on s.club_id = t.club_id and s.id = t.session_id
    where t.club_id = :club_id and t.local_date between :start_date::date and :end_date::date
      and t.user_id = any (array(select id from people)) and s.starts_at <= now()
      and s.sport_id is distinct from :day_off::int
  ) t
    full join (
      select
        p.user_id, p.session_id, s.planned_time, s.planned_distance,
        (s.starts_at at time zone c.time_zone)::date as local_date
      from sessions s
        join clubs c on c.id = s.club_id
        join participants p
          on p.club_id = s.club_id and p.session_id = s.id and p.role_id = app.athlete()
        left join attendance a
          on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
      where s.club_id = :club_id and s.kind = 'session' and s.published_at is not null
        and s.starts_at between :start_date::date - 1 and :end_date::date + 2
        and (s.starts_at at time zone c.time_zone)::date
          between :start_date::date and :end_date::date
        and s.starts_at <= now() and s.sport_id is distinct from :day_off::int
        and a.waiting_since is null
        and p.user_id = any (array(select id from people))
        and (
          s.creator_id is distinct from p.user_id
          or s.planned_time is not null or s.planned_distance is not null
        )
    ) p using (user_id, session_id)
),
weeks as materialized (
  select
    user_id, period, count(*) filter (where trained) as sessions, sum(seconds) as time,
    sum(distance) as distance,
    sum(ets) as ets, sum(foster) as foster, sum(trimp) as trimp,
    sum(zone_seconds[1]) as zone_ut3, sum(zone_seconds[2]) as zone_ut2,
    sum(zone_seconds[3]) as zone_ut1, sum(zone_seconds[4]) as zone_at,
    sum(zone_seconds[5]) as zone_tr, sum(zone_seconds[6]) as zone_lt,
    sum(zone_seconds[7]) as zone_a_lact,
    count(*) filter (where planned) as planned_sessions,
    count(*) filter (where planned and not trained) as missed,
    sum(planned_time) as planned_time, sum(planned_distance) as planned_distance,
    sum(seconds) filter (where planned_time is not null) as compared_time,
    count(*) filter (where trained and ets is null and foster is null and trimp is null)
      as unscored,
    count(*) filter (where trained and foster is null) as unrated,
    coalesce(sum(foster) filter (where weekday = 1), 0) as d1,
    coalesce(sum(foster) filter (where weekday = 2), 0) as d2,
    coalesce(sum(foster) filter (where weekday = 3), 0) as d3,
    coalesce(sum(foster) filter (where weekday = 4), 0) as d4,
    coalesce(sum(foster) filter (where weekday = 5), 0) as d5,
    coalesce(sum(foster) filter (where weekday = 6), 0) as d6,
    coalesce(sum(foster) filter (where weekday = 7), 0) as d7
  from counted
  group by 1, 2
)
select
  p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads,
  w.period::text, w.sessions, w.time, w.distance, w.ets, w.foster, w.trimp, w.zone_ut3,
  w.zone_ut2, w.zone_ut1, w.zone_at, w.zone_tr, w.zone_lt, w.zone_a_lact,
  w.planned_sessions, w.missed, w.planned_time, w.planned_distance, w.compared_time, w.unscored,
  w.unrated,
  case when whole and varies then foster / 7 / sd end as monotonies,
  case when whole and varies then foster * foster / 7 / sd end as strains,
  case when w.sessions > 0 then (whole and varies)::int end as load_weeks,
  case when w.sessions > 0 then (whole and not varies)::int end as even_weeks,
  case when w.sessions > 0 then (not whole)::int end as cut_weeks
from weeks w
  join people p on p.id = w.user_id
  cross join lateral (
    select
      w.period >= :start_date::date and w.period + 6 <= :end_date::date
        and w.period + 6 < current_date as whole,
      sqrt(
        greatest(
          0,
          d1 * d1 + d2 * d2 + d3 * d3 + d4 * d4 + d5 * d5 + d6 * d6 + d7 * d7
            - foster * foster / 7
        ) / 6
      ) as sd
  ) k
  cross join lateral (select sd > 1e-6 * foster as varies) v
order by p.id, w.period
