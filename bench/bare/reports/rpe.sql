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
rated as materialized (
  select
    t.user_id, date_trunc('week', t.local_date)::date as period, t.seconds, t.foster,
    case when t.seconds > 0 then 60 * t.foster / t.seconds end as felt,
    (:cr10::float8[])[s.planned_rpe] as planned
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id and t.local_date between :start_date::date and :end_date::date
    and t.user_id = any (array(select id from people)) and s.starts_at <= now()
),
weeks as materialized (
  select
    user_id, period, count(*) as sessions, count(felt) as rated,
    count(planned + felt) as compared,
    sum(planned * seconds) as planned,
    sum(seconds) filter (where planned is not null) as planned_time,
    sum(felt * seconds) as felt, sum(seconds) filter (where felt is not null) as felt_time,
    sum(planned * seconds) filter (where felt is not null) as compared_planned,
    sum(felt * seconds) filter (where planned is not null) as compared_felt,
    sum(seconds) filter (where planned is not null and felt is not null) as compared_time,
    count(*) filter (where felt > planned + 0.001) as harder,
    count(*) filter (where felt < planned - 0.001) as easier,
    sum(foster) as foster
  from rated
  group by 1, 2
)
select
  p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads,
  w.period::text, w.sessions, w.rated, w.planned, w.planned_time, w.felt, w.felt_time,
  w.compared, w.compared_planned, w.compared_felt, w.compared_time, w.harder, w.easier, w.foster
from weeks w
  join people p on p.id = w.user_id
order by p.id, w.period
