-- What was trained, of each athlete in each period of the club's calendar.
select
  t.user_id as "user_id!",
  app.report_period(:by, t.local_date, t.session_id) as "period!",
  count(*)::int as "sessions!",
  sum(t.seconds) as time,
  sum(t.distance) as distance,
  sum(t.ets) as ets,
  sum(t.foster) as foster,
  sum(t.trimp) as trimp,
  sum(t.zone_seconds[1]) as zone_ut3,
  sum(t.zone_seconds[2]) as zone_ut2,
  sum(t.zone_seconds[3]) as zone_ut1,
  sum(t.zone_seconds[4]) as zone_at,
  sum(t.zone_seconds[5]) as zone_tr,
  sum(t.zone_seconds[6]) as zone_lt,
  sum(t.zone_seconds[7]) as zone_a_lact,
  sum(s.planned_time) filter (where t.seconds is not null) as planned_time,
  sum(t.seconds) filter (where s.planned_time is not null) as compared_time,
  (count(*) filter (where t.ets is null and t.foster is null and t.trimp is null))::int
    as "unscored!",
  (count(*) filter (where t.foster is null))::int as "unrated!"
from training_loads t
  join sessions s on s.club_id = t.club_id and s.id = t.session_id
where t.club_id = :club_id
  and t.user_id = any (:user_ids::bigint[])
  and t.local_date between :start_date::date and :end_date::date
  and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
  and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
group by 1, 2
order by 1, 2
