-- What people in challenges did in sessions, as far as it was entered, and the load of it. Those
-- whom a recording counts for are given, as :recorded_sessions and :recorded_people side by side.
-- The time of the whole session goes before the sum of its pieces.
with lines as (
  select
    r.session_id,
    coalesce(r.user_id, cu.user_id) as user_id,
    r.crew_id is null as own,
    r.alternative,
    r.sport_id,
    coalesce(
      max(w.time) filter (where w.piece = 0 and w.time > 0), sum(w.time) filter (where w.piece > 0)
    ) as seconds,
    coalesce(
      max(w.distance) filter (where w.piece = 0 and w.distance > 0),
      sum(w.distance) filter (where w.piece > 0)
    ) as distance,
    coalesce(
      max(w.time * w.stroke_rate / 60) filter (where w.piece = 0 and w.time > 0),
      sum(w.time * w.stroke_rate / 60) filter (where w.piece > 0)
    ) as strokes
  from results r
  left join crew_users cu on cu.club_id = r.club_id and cu.crew_id = r.crew_id
  join scores w on w.club_id = r.club_id and w.result_id = r.id and w.part = 'piece'
  where r.club_id = :club_id and r.session_id = any (:session_ids)
  group by r.session_id, coalesce(r.user_id, cu.user_id), r.id, r.crew_id, r.alternative,
    r.sport_id
),
entered as (
  select
    session_id,
    user_id,
    -- What somebody entered of their own goes before what was entered for their boat, and what was
    -- planned before something else instead.
    (array_agg(sport_id order by own desc, alternative))[1] as sport_id,
    (array_agg(seconds order by own desc, alternative) filter (where seconds > 0))[1] as seconds,
    (array_agg(distance order by own desc, alternative) filter (where distance > 0))[1]
      as distance,
    (array_agg(strokes order by own desc, alternative) filter (where strokes > 0))[1] as strokes
  from lines
  where user_id is not null
  group by session_id, user_id
),
people as (
  select session_id, user_id from entered
  union
  select session_id, user_id
  from unnest(:recorded_sessions::bigint[], :recorded_people::bigint[]) as n (session_id, user_id)
)
select
  s.id as "session_id!",
  p.user_id as "user_id!",
  coalesce(e.sport_id, s.sport_id) as "sport_id!",
  s.starts_at as "starts_at!",
  e.seconds,
  e.distance,
  e.strokes,
  l.ets
from people p
join sessions s
  on s.club_id = :club_id and s.id = p.session_id and s.kind = 'session' and s.deleted_at is null
left join entered e on e.session_id = p.session_id and e.user_id = p.user_id
left join kept_loads l
  on l.club_id = s.club_id and l.session_id = s.id and l.user_id = p.user_id and l.proven
where p.user_id = any (:user_ids)
