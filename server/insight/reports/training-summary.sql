-- What was trained, of each athlete in each period of the club's calendar: a row for each week of
-- it, with the load by Foster of each day.
with trained as materialized (
  select
    t.user_id,
    app.report_period(:by, t.local_date, t.session_id) as period,
    date_trunc('week', t.local_date)::date as monday,
    extract(isodow from t.local_date)::int as weekday,
    t.seconds, t.distance, t.ets, t.foster, t.trimp, t.zone_seconds, s.planned_time
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id
    and t.user_id = any (:user_ids::bigint[])
    and t.local_date between :start_date::date and :end_date::date
    and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
)
select
  user_id as "user_id!",
  period as "period!",
  count(*)::int as "sessions!",
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
  sum(planned_time) filter (where seconds is not null) as planned_time,
  sum(seconds) filter (where planned_time is not null) as compared_time,
  (count(*) filter (where ets is null and foster is null and trimp is null))::int as "unscored!",
  (count(*) filter (where foster is null))::int as "unrated!",
  monday as "monday!",
  -- A week is of the month and the year that most of its days are in.
  app.report_period(:by, monday + 3, 0) as "week_period!",
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
from trained
group by user_id, period, monday
order by user_id, period, monday
