-- What was trained and what was planned, of each athlete in each period of the club's calendar: a
-- row for each week of it, with the load by Foster of each day. Planned are published sessions that
-- others planned, and one's own that say how long or how far.
with trained as materialized (
  select t.*, s.sport_id
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id
    and t.user_id = any (:user_ids::bigint[])
    and t.local_date between :start_date::date and :end_date::date
    and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
),
planned as materialized (
  select
    p.user_id, s.id as session_id, (s.starts_at at time zone c.time_zone)::date as local_date,
    s.planned_time, s.planned_distance
  from sessions s
    join clubs c on c.id = s.club_id
    join participants p on p.club_id = s.club_id and p.session_id = s.id
    left join attendance a
      on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where s.club_id = :club_id
    -- A range the planner can estimate; it contains the days of the club's clock.
    and s.starts_at between :start_date::date - 1 and :end_date::date + 2
    and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
    and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
    and s.kind = 'session' and s.starts_at <= now() and s.published_at is not null
    and (:session_ids?::bigint[] is null or s.id = any (:session_ids?::bigint[]))
    and (:sees_restricted::boolean or not s.restricted_view)
    and s.sport_id is distinct from :day_off::int
    and p.role_id = app.athlete() and p.user_id = any (:user_ids::bigint[])
    and (
      s.creator_id is distinct from p.user_id
      or s.planned_time is not null or s.planned_distance is not null
    )
    -- Who waits for a place was not expected.
    and a.waiting_since is null
),
counted as (
  select
    user_id, session_id, t.user_id is not null as trained, p.user_id is not null as planned,
    d.local_date, date_trunc('week', d.local_date)::date as monday,
    extract(isodow from d.local_date)::int as weekday, t.seconds, t.distance, t.ets, t.foster,
    t.trimp, t.zone_seconds, p.planned_time, p.planned_distance
  -- A day off is no training. Asked of the joined rows, so that the planner does not take a club of
  -- one sport for one without sessions.
  from (select * from trained where sport_id is distinct from :day_off::int) t
    full join planned p using (user_id, session_id)
    cross join lateral (select coalesce(t.local_date, p.local_date) as local_date) d
)
select
  user_id as "user_id!",
  app.report_period(:by, local_date, session_id, :context::jsonb) as "period!",
  (count(*) filter (where trained))::int as "sessions!",
  sum(seconds) as time,
  sum(distance) as distance,
  sum(ets) as ets,
  sum(foster) as foster,
  sum(trimp) as trimp,
  sum(zone_seconds[1]) as zone_ut3,
  sum(zone_seconds[2]) as zone_ut2,
  sum(zone_seconds[3]) as zone_ut1,
  sum(zone_seconds[4]) as zone_at,
  sum(zone_seconds[5]) as zone_tr,
  sum(zone_seconds[6]) as zone_lt,
  sum(zone_seconds[7]) as zone_a_lact,
  (count(*) filter (where planned))::int as "planned_sessions!",
  (count(*) filter (where planned and not trained))::int as "missed!",
  sum(planned_time) as planned_time,
  sum(planned_distance) as planned_distance,
  sum(seconds) filter (where planned_time is not null) as compared_time,
  (count(*) filter (where trained and ets is null and foster is null and trimp is null))::int
    as "unscored!",
  (count(*) filter (where trained and foster is null))::int as "unrated!",
  monday as "monday!",
  -- A week is of the month and the year that most of its days are in.
  app.report_period(:by, monday + 3, 0, :context::jsonb) as "week_period!",
  -- It is whole when it is over and all its days were asked for.
  (
    monday >= :start_date::date and monday + 6 <= :end_date::date and monday + 6 < (
      select (now() at time zone c.time_zone)::date from clubs c where c.id = :club_id
    )
  ) as "is_whole!",
  sum(foster) filter (where weekday = 1) as monday_load,
  sum(foster) filter (where weekday = 2) as tuesday_load,
  sum(foster) filter (where weekday = 3) as wednesday_load,
  sum(foster) filter (where weekday = 4) as thursday_load,
  sum(foster) filter (where weekday = 5) as friday_load,
  sum(foster) filter (where weekday = 6) as saturday_load,
  sum(foster) filter (where weekday = 7) as sunday_load
from counted
group by 1, 2, monday
order by 1, 2, monday
