-- Whom the coach sees, with their squads.
with people as materialized (
  select
    u.id, u.full_name, u.gender, u.date_of_birth,
    array(
      select q.name
      from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
      where su.club_id = :club_id and su.user_id = u.id
      order by q.name collate names
    ) as squads
  from users u
  where u.id in (select app.visible_athletes(:club_id, :viewer_id, 'club'))
),
boats as materialized (
  select
    w.id as crew_id, s.id as session_id, s.sport_id,
    (s.starts_at at time zone c.time_zone)::date as day, v.time, v.distance,
    100 * (v.distance / v.time) / (2000 / w.gmt_score) as percent
  from sessions s
    join clubs c on c.id = s.club_id
    join results r on r.club_id = s.club_id and r.session_id = s.id
    join crews w on w.club_id = r.club_id and w.id = r.crew_id
    join scores v
      on v.club_id = r.club_id and v.result_id = r.id and v.part = 'piece' and v.piece > 0
  where s.club_id = :club_id and s.kind = 'session' and s.starts_at <= now()
    and s.starts_at between :start_date::date - 1 and :end_date::date + 2
    and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
    and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
    and not r.alternative and r.squad_id is null and r.version > 0
),
crews_added as materialized (
  select
    crew_id, session_id, date_trunc('month', day)::date as period,
    count(*) as pieces, sum(percent * time / 100) as medal_time, sum(time) as measured_time,
    max(percent) as best_medal_percent,
    min(time) filter (where sport_id = :ergo::int and abs(distance - 2000) < 0.5) as ergo_2000,
    min(time) filter (where sport_id = :ergo::int and abs(distance - 500) < 0.5) as ergo_500
  from boats
  group by 1, 2, 3
),
rowed as materialized (
  select
    cu.user_id, b.period::text as period,
    count(distinct b.session_id) as sessions, sum(b.pieces) as pieces,
    sum(b.medal_time) as medal_time, sum(b.measured_time) as measured_time,
    max(b.best_medal_percent) as best_medal_percent,
    min(b.ergo_2000) as ergo_2000, min(b.ergo_500) as ergo_500
  from crews_added b
    join crew_users cu on cu.club_id = :club_id and cu.crew_id = b.crew_id
  group by 1, 2
)
select p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads, r.*
from rowed r
  join people p on p.id = r.user_id
order by p.id, r.period
