-- What people trained in some days, by sport and, without one, all together. A day off is no
-- training. The rating of a session follows from its load of Foster: rating times minutes.
with done as (
  select
    t.user_id, s.sport_id, t.seconds, t.ets, t.foster, t.trimp, t.zone_seconds,
    case when t.seconds > 0 then 60 * t.foster / t.seconds end as felt,
    exists (select from unnest(t.zone_seconds) as z (seconds) where z.seconds > 0) as zoned
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id
    and t.user_id = any (:user_ids::bigint[])
    and t.local_date between :start_date::date and :end_date::date
    and s.sport_id <> :day_off::int
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
)
select
  sport_id,
  count(*)::int as "sessions!",
  count(distinct user_id)::int as "trained!",
  array[
    coalesce(sum(zone_seconds[1]), 0), coalesce(sum(zone_seconds[2]), 0),
    coalesce(sum(zone_seconds[3]), 0), coalesce(sum(zone_seconds[4]), 0),
    coalesce(sum(zone_seconds[5]), 0), coalesce(sum(zone_seconds[6]), 0),
    coalesce(sum(zone_seconds[7]), 0)
  ] as "zones!",
  sum(ets) as ets,
  sum(foster) as foster,
  sum(trimp) as trimp,
  sum(felt * seconds) / sum(seconds) filter (where felt is not null) as rpe,
  (count(*) filter (where zoned))::int as "zones_known!",
  count(ets)::int as "ets_known!",
  count(foster)::int as "foster_known!",
  count(trimp)::int as "trimp_known!",
  count(felt)::int as "rpe_known!"
from done
group by grouping sets ((sport_id), ())
order by sport_id nulls first
