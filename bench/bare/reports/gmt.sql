-- A boat is added up first, and then its rowers: a third of the rows.
-- The people are those whom the coach sees, with their squads.
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
zones as materialized (
  select z.id, z.start, z.start + (z."end" + 1 - z.start) / 2 as middle
  from clubs c, jsonb_to_recordset(c.gmt_distribution) as z(id int, start float8, "end" float8)
  where c.id = :club_id
),
crews_added as materialized (
  select
    crew_id, session_id, date_trunc('week', day)::date as period,
    count(*) as pieces, sum(distance) as piece_distance, sum(time) as piece_time,
    sum(percent * time / 100) as medal_time, max(percent) as best_medal_percent,
    sum(time) filter (where slot = 'below') as time_below,
    sum(distance) filter (where slot = 'below') as metres_below,
    sum(time) filter (where slot = '1') as time_1,
    sum(distance) filter (where slot = '1') as metres_1,
    sum(time) filter (where slot = '1_5') as time_1_5,
    sum(distance) filter (where slot = '1_5') as metres_1_5,
    sum(time) filter (where slot = '2') as time_2,
    sum(distance) filter (where slot = '2') as metres_2,
    sum(time) filter (where slot = '2_5') as time_2_5,
    sum(distance) filter (where slot = '2_5') as metres_2_5,
    sum(time) filter (where slot = '3') as time_3,
    sum(distance) filter (where slot = '3') as metres_3,
    sum(time) filter (where slot = '3_5') as time_3_5,
    sum(distance) filter (where slot = '3_5') as metres_3_5,
    sum(time) filter (where slot = '4') as time_4,
    sum(distance) filter (where slot = '4') as metres_4,
    sum(time) filter (where slot = '5') as time_5,
    sum(distance) filter (where slot = '5') as metres_5,
    sum(time) filter (where slot = '6') as time_6,
    sum(distance) filter (where slot = '6') as metres_6
  from boats b
    cross join lateral (
      select
        coalesce(
          max(least(z.id, 6) || case when z.id <= 3 and b.percent >= z.middle then '_5' else '' end),
          'below'
        ) as slot
      from zones z
      where b.percent >= z.start
    ) k
  group by 1, 2, 3
),
rowed as materialized (
  select
    cu.user_id, b.period::text as period,
    count(distinct b.session_id) as sessions, sum(b.pieces) as pieces,
    sum(b.piece_distance) as piece_distance, sum(b.piece_time) as piece_time,
    sum(b.medal_time) as medal_time, max(b.best_medal_percent) as best_medal_percent,
    coalesce(sum(b.time_below), 0) as gmt_time_below,
    coalesce(sum(b.metres_below), 0) as gmt_metres_below,
    coalesce(sum(b.time_1), 0) as gmt_time_1,
    coalesce(sum(b.metres_1), 0) as gmt_metres_1,
    coalesce(sum(b.time_1_5), 0) as gmt_time_1_5,
    coalesce(sum(b.metres_1_5), 0) as gmt_metres_1_5,
    coalesce(sum(b.time_2), 0) as gmt_time_2,
    coalesce(sum(b.metres_2), 0) as gmt_metres_2,
    coalesce(sum(b.time_2_5), 0) as gmt_time_2_5,
    coalesce(sum(b.metres_2_5), 0) as gmt_metres_2_5,
    coalesce(sum(b.time_3), 0) as gmt_time_3,
    coalesce(sum(b.metres_3), 0) as gmt_metres_3,
    coalesce(sum(b.time_3_5), 0) as gmt_time_3_5,
    coalesce(sum(b.metres_3_5), 0) as gmt_metres_3_5,
    coalesce(sum(b.time_4), 0) as gmt_time_4,
    coalesce(sum(b.metres_4), 0) as gmt_metres_4,
    coalesce(sum(b.time_5), 0) as gmt_time_5,
    coalesce(sum(b.metres_5), 0) as gmt_metres_5,
    coalesce(sum(b.time_6), 0) as gmt_time_6,
    coalesce(sum(b.metres_6), 0) as gmt_metres_6
  from crews_added b
    join crew_users cu on cu.club_id = :club_id and cu.crew_id = b.crew_id
  group by 1, 2
)
select p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads, r.*
from rowed r
  join people p on p.id = r.user_id
order by p.id, r.period
