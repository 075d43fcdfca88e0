-- What is known of the people of sessions: the plan, what they said and what they entered. Those
-- whom a recording counts for are given, as :recorded_sessions and :recorded_people side by side.
with entered as (
  select
    r.session_id,
    coalesce(r.user_id, cu.user_id) as user_id,
    -- What somebody entered of their own goes before what was entered for their boat, and
    -- what was planned before something else instead.
    (
      array_agg(w.time order by r.crew_id is null desc, r.alternative) filter (where w.time > 0)
    )[1] as seconds,
    (
      array_agg(w.distance order by r.crew_id is null desc, r.alternative)
      filter (where w.distance > 0)
    )[1] as distance,
    -- The sport of the result that the time is of.
    (
      array_agg(
        r.sport_id order by coalesce(w.time, 0) > 0 desc, r.crew_id is null desc, r.alternative
      )
    )[1] as sport_id,
    max(w.rpe) filter (where r.crew_id is null) as rpe
  from results r
  left join crew_users cu on cu.club_id = r.club_id and cu.crew_id = r.crew_id
  left join scores w
    on w.club_id = r.club_id and w.result_id = r.id and w.piece = 0 and w.part = 'piece'
  where r.club_id = :club_id and r.session_id = any (:session_ids)
    and coalesce(r.user_id, cu.user_id) is not null
    and exists (select from scores c where c.club_id = r.club_id and c.result_id = r.id)
  group by r.session_id, coalesce(r.user_id, cu.user_id)
),
people as (
  select p.session_id, p.user_id
  from participants p
  where p.club_id = :club_id and p.session_id = any (:session_ids) and p.role_id = :athlete_role
  union
  select r.session_id, r.user_id
  from session_ratings r
  where r.club_id = :club_id and r.session_id = any (:session_ids)
  union
  select session_id, user_id from entered
  union
  select session_id, user_id
  from unnest(:recorded_sessions::bigint[], :recorded_people::bigint[]) as n (session_id, user_id)
)
select
  s.id as "session_id!",
  u.id as "user_id!",
  s.sport_id as "sport_id!",
  (s.starts_at at time zone c.time_zone)::date::text as "local_date!",
  coalesce(s.planned_time, extract(epoch from s.ends_at - s.starts_at)) as planned_seconds,
  s.planned_distance,
  array(
    select i.intensity_id from session_intensities i
    where i.club_id = s.club_id and i.session_id = s.id
    order by i.intensity_id
  ) as "intensity_ids!",
  array(
    select i.percentage from session_intensities i
    where i.club_id = s.club_id and i.session_id = s.id
    order by i.intensity_id
  ) as "percentages!",
  e.session_id is not null as "entered!",
  e.seconds as entered_seconds,
  e.distance as entered_distance,
  e.sport_id as entered_sport_id,
  r.rpe is not null as "rated!",
  coalesce(r.rpe, e.rpe) as rpe_id,
  u.hr_zones is null and u.max_hr is null as "zones_guessed!",
  c.ets_factors
from people p
join sessions s on s.club_id = :club_id and s.id = p.session_id and s.kind = 'session'
join clubs c on c.id = s.club_id
join users u on u.id = p.user_id
left join session_ratings r
  on r.club_id = s.club_id and r.session_id = s.id and r.user_id = p.user_id
left join entered e on e.session_id = s.id and e.user_id = p.user_id
where p.session_id = any (:whole_ids)
  or p.user_id = any (:user_ids)
  or exists (
    -- Everyone in a boat of the sessions.
    select from crews w
    join crew_users cu on cu.club_id = w.club_id and cu.crew_id = w.id
    where w.club_id = :club_id and w.session_id = p.session_id and cu.user_id = p.user_id
  )
  or p.user_id in (
    -- Everyone whom a recording names on a seat: one of the sessions, or of these people.
    select n.user_id from recorded_seats n
    join activities a on a.club_id = n.club_id and a.id = n.activity_id
    where n.club_id = :club_id
      and (a.session_id = any (:session_ids) or a.user_id = any (:user_ids))
  )
