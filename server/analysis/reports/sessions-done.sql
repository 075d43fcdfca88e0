-- What people did in each of their sessions of some sports. Few sessions are of such a sport, so
-- these are found before what everybody did in these days.
with of_sports as materialized (
  select s.id
  from sessions s
  where s.club_id = :club_id and s.sport_id = any (:sport_ids::int[])
    and s.starts_at between (:start_date::date - 1)::timestamptz
      and (:end_date::date + 2)::timestamptz
    and (:session_ids?::bigint[] is null or s.id = any (:session_ids?::bigint[]))
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
)
select
  t.user_id as "user_id!",
  t.session_id as "session_id!",
  app.report_period(:by, t.local_date, t.session_id, :context::jsonb) as "period!",
  t.seconds,
  t.distance,
  t.zone_seconds as "zone_seconds!"
from of_sports s
  join training_loads t on t.club_id = :club_id and t.session_id = s.id
-- A person is compared, not sought: everybody's of a session lie beside each other.
where t.user_id + 0 = any (:user_ids::bigint[])
  and t.local_date between :start_date::date and :end_date::date
order by t.local_date, t.session_id, t.user_id
