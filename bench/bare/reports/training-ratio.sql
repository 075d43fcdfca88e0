-- Whom the coach sees, with their squads.
with people as materialized (
  select
    u.id, u.full_name,
    array(
      select q.name
      from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
      where su.club_id = :club_id and su.user_id = u.id
      order by q.name collate names
    ) as squads
  from users u
    join memberships m on m.club_id = :club_id and m.user_id = u.id and m.status = 1
    join membership_roles r
      on r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = 2
  where u.id in (select app.visible_athletes(:club_id, :viewer_id, 'club'))
),
sums as (
  select
    t.user_id,
    coalesce(sum(t.ets) filter (where t.local_date > :day::date - 7), 0) / 7 as acute,
    sum(t.ets) filter (where t.local_date > :day::date - 28) / 28 as chronic,
    coalesce(sum(t.ets) filter (where t.local_date between :day::date - 13 and :day::date - 7), 0)
      / 7 as acute_before,
    sum(t.ets) filter (where t.local_date between :day::date - 34 and :day::date - 7) / 28
      as chronic_before
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id and t.local_date between :day::date - 34 and :day::date
    and t.user_id = any (array(select id from people)) and s.starts_at <= now()
  group by t.user_id
)
select
  p.id as user_id, p.full_name, p.squads, s.acute, s.chronic, s.acute / s.chronic as ratio,
  case
    when s.acute / s.chronic < 0.8 then 'detraining'
    when s.acute / s.chronic <= 1.3 then 'optimum'
    when s.acute / s.chronic < 1.5 then 'tough'
    else 'danger'
  end as status,
  s.acute_before / s.chronic_before as previous, :day::date - f.day + 1 as days_known
from people p
  left join sums s on s.user_id = p.id
  left join lateral (
    select t.local_date as day
    from training_loads t
      join sessions s on s.club_id = t.club_id and s.id = t.session_id
    where t.club_id = :club_id and t.user_id = p.id and t.ets is not null and s.starts_at <= now()
    order by t.local_date
    limit 1
  ) f on true
order by p.full_name
