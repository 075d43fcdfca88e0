-- What people did in each of their sessions of some sports.
select
  t.user_id as "user_id!",
  t.session_id as "session_id!",
  app.report_period(:by, t.local_date, t.session_id, :season_month::int) as "period!",
  t.seconds,
  t.distance,
  t.zone_seconds as "zone_seconds!"
from training_loads t
  join sessions s on s.club_id = t.club_id and s.id = t.session_id
where t.club_id = :club_id
  and t.user_id = any (:user_ids::bigint[])
  and t.local_date between :start_date::date and :end_date::date
  and s.sport_id = any (:sport_ids::int[])
  and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
  and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
order by t.local_date, t.session_id, t.user_id
