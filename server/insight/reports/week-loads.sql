-- The loads by Foster of each day of the weeks in which people trained, Monday first; 0 where there
-- was none. A week is whole when it is over and all its days were asked for.
with trained as (
  select
    t.user_id, t.foster, extract(isodow from t.local_date) as weekday,
    date_trunc('week', t.local_date)::date as monday,
    (now() at time zone c.time_zone)::date as today
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
    join clubs c on c.id = t.club_id
  where t.club_id = :club_id
    and t.user_id = any (:user_ids::bigint[])
    and t.local_date between :start_date::date and :end_date::date
    and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
)
select
  user_id as "user_id!",
  -- A week is of the month and the year that most of its days are in.
  app.report_period(:by, monday + 3, 0) as "period!",
  array[
    coalesce(sum(foster) filter (where weekday = 1), 0),
    coalesce(sum(foster) filter (where weekday = 2), 0),
    coalesce(sum(foster) filter (where weekday = 3), 0),
    coalesce(sum(foster) filter (where weekday = 4), 0),
    coalesce(sum(foster) filter (where weekday = 5), 0),
    coalesce(sum(foster) filter (where weekday = 6), 0),
    coalesce(sum(foster) filter (where weekday = 7), 0)
  ] as "days!",
  (
    monday >= :start_date::date and monday + 6 <= :end_date::date and monday + 6 < today
  ) as "is_whole!"
from trained
group by user_id, monday, today
order by user_id, monday
