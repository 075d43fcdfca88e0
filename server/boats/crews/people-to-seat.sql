-- Whom a coach can seat in a session: its athletes and its coxes who are in the club, and everyone
-- who is already in one of its boats; with how often they rowed on each side in the last year.
with pool as (
  select p.user_id, true as invited
  from participants p
  join memberships m on m.club_id = p.club_id and m.user_id = p.user_id
  where p.club_id = :club_id and p.session_id = :session_id
    and m.status = any (:active_statuses) and (p.role_id = :athlete_role or m.cox)
  union
  select cu.user_id, exists (
    select from participants p
    where p.club_id = cu.club_id and p.session_id = :session_id and p.user_id = cu.user_id
  )
  from crews c
  join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
  where c.club_id = :club_id and c.session_id = :session_id
)
select
  u.id as user_id,
  u.full_name as "full_name!",
  u.first_name,
  u.last_name,
  u.picture,
  case when shown.is_known then u.gender end as gender,
  a.attending,
  o.invited as "invited!",
  coalesce(h.ill, a.ill, false) as "ill!",
  coalesce(h.injured, a.injured, false) as "injured!",
  case when shown.is_known then u.date_of_birth end as date_of_birth,
  case when shown.is_known then u.weight end as weight,
  array(
    select su.squad_id
    from squad_users su
    where su.club_id = :club_id and su.user_id = u.id
    order by su.squad_id
  ) as "squad_ids!",
  m.cox,
  m.stroke,
  m.scull,
  m.sweep,
  m.side,
  sides.port as "port!",
  sides.starboard as "starboard!"
from pool o
join users u on u.id = o.user_id
join memberships m on m.club_id = :club_id and m.user_id = u.id
cross join lateral app.knows_person(m.club_id, m.user_id, m.status) shown (is_known)
left join attendance a
  on a.club_id = m.club_id and a.session_id = :session_id and a.user_id = u.id
left join lateral app.health_since(:club_id, u.id, :session_id, a.answered_at) h on true
cross join lateral (
  select
    count(*) filter (where x.side = 'port') as port,
    count(*) filter (where x.side = 'starboard') as starboard
  from (
    select coalesce(
      cu.side, case when cu.position % 2 = 0 then 'port' else 'starboard' end
    ) as side
    from crew_users cu
    join crews c on c.club_id = cu.club_id and c.id = cu.crew_id
    join sessions s on s.club_id = c.club_id and s.id = c.session_id
    where cu.club_id = :club_id and cu.user_id = u.id and cu.position > 0
      and c.boat_type = any (:sweep_boats) and c.published_at is not null
      and not exists (
        select from seat_race_boats b where b.club_id = c.club_id and b.crew_id = c.id
      )
      and s.ends_at between now() - interval '1 year' and now()
  ) x
) sides
order by u.last_name collate names, u.first_name collate names, u.id
