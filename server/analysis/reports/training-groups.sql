-- What people trained, and what was planned for them, by sport, by focus and by planned intensity.
-- A session with several focuses counts in each; of one with several intensities each has its
-- share.
with trained as materialized (
  select t.user_id, t.session_id, t.seconds, t.distance, s.sport_id
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id
    and t.user_id = any (:user_ids::bigint[])
    and t.local_date between :start_date::date and :end_date::date
    and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
),
-- Which sessions are planned is said in training-summary.sql.
planned as materialized (
  select p.user_id, s.id as session_id, s.planned_time
  from sessions s
    join clubs c on c.id = s.club_id
    join participants p on p.club_id = s.club_id and p.session_id = s.id
    left join attendance a
      on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where s.club_id = :club_id
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
    and a.waiting_since is null
),
counted as (
  select
    session_id, count(t.user_id)::int as sessions, sum(t.seconds) as time,
    sum(t.distance) as distance, sum(p.planned_time) as planned_time,
    sum(t.seconds) filter (where p.planned_time is not null) as compared_time
  -- A day off is no training.
  from (select * from trained where sport_id is distinct from :day_off::int) t
    full join planned p using (user_id, session_id)
  group by session_id
)
select
  g.grouped_by as "grouped_by!",
  g.id as "id!",
  sum(d.sessions)::int as "sessions!",
  sum(g.share * d.time)::double precision as time,
  sum(g.share * d.distance)::double precision as distance,
  sum(g.share * d.planned_time)::double precision as planned_time,
  sum(g.share * d.compared_time)::double precision as compared_time
from counted d
cross join lateral (
  select 'sport' as grouped_by, s.sport_id as id, 1.0 as share
  from sessions s
  where s.club_id = :club_id and s.id = d.session_id
  union all
  select 'focus', f.focus_id, 1.0
  from session_focuses f
  where f.club_id = :club_id and f.session_id = d.session_id
  union all
  select 'intensity', i.intensity_id, i.percentage / 100.0
  from session_intensities i
  where i.club_id = :club_id and i.session_id = d.session_id
) g
group by 1, 2
order by 1, 2
