-- What people trained by sport, by focus and by planned intensity. A session with several focuses
-- counts in each; of one with several intensities each has its share.
with done as (
  select t.session_id, s.sport_id, t.seconds, t.distance, s.planned_time
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id
    and t.user_id = any (:user_ids::bigint[])
    and t.local_date between :start_date::date and :end_date::date
    and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
),
grouped as (
  select 'sport' as grouped_by, d.sport_id as id, 1.0 as share, d.*
  from done d
  union all
  select 'focus', f.focus_id, 1.0, d.*
  from done d
  join session_focuses f on f.club_id = :club_id and f.session_id = d.session_id
  union all
  select 'intensity', i.intensity_id, i.percentage / 100.0, d.*
  from done d
  join session_intensities i on i.club_id = :club_id and i.session_id = d.session_id
)
select
  grouped_by as "grouped_by!",
  id as "id!",
  count(*)::int as "sessions!",
  sum(share * seconds)::double precision as time,
  sum(share * distance)::double precision as distance,
  (sum(share * planned_time) filter (where seconds is not null))::double precision as planned_time,
  (sum(share * seconds) filter (where planned_time is not null))::double precision
    as compared_time
from grouped
group by grouped_by, id
order by grouped_by, id
