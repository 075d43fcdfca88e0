-- What people did by week, all of them together, from sessions that have begun. A
-- day off is no training.
select
  date_trunc('week', t.local_date)::date::text as "monday!",
  count(*) as "sessions!",
  coalesce(sum(t.seconds), 0)::double precision as "seconds!",
  coalesce(sum(t.distance), 0)::double precision as "distance!",
  sum(t.ets)::double precision as ets,
  sum(t.foster)::double precision as foster,
  sum(t.trimp)::double precision as trimp,
  array[
    coalesce(sum(t.zone_seconds[1]), 0), coalesce(sum(t.zone_seconds[2]), 0),
    coalesce(sum(t.zone_seconds[3]), 0), coalesce(sum(t.zone_seconds[4]), 0),
    coalesce(sum(t.zone_seconds[5]), 0), coalesce(sum(t.zone_seconds[6]), 0),
    coalesce(sum(t.zone_seconds[7]), 0)
  ]::double precision[] as "zones!"
from training_loads t
join sessions s on s.club_id = t.club_id and s.id = t.session_id
where t.club_id = :club_id and t.user_id = any (:user_ids)
  and t.local_date between :first::date and :last::date
  and s.starts_at <= now() and s.sport_id is distinct from :day_off::int
  and (:sees_restricted or not s.restricted_view)
group by 1
