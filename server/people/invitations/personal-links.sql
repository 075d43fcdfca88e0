-- Members whom a link of their own can let in, and those it let in within the last 30 days; all, or
-- those of these people.
select m.user_id, u.full_name as "full_name!", u.picture,
  app.permissions_here(m.user_id) as "permissions!",
  coalesce(u.email, u.awaited_email) is not null as "has_email!",
  array(
    select s.name
    from squad_users su
      join squads s on s.club_id = su.club_id and s.id = su.squad_id
    where su.club_id = m.club_id and su.user_id = m.user_id
    order by s.name collate names
  ) as "squads!",
  l.id as link_id, l.token, l.expires_at, l.opened_at, l.used_at
from memberships m
join users u on u.id = m.user_id
left join lateral (
  select *
  from invitation_links i
  where i.club_id = m.club_id and i.user_id = m.user_id
    and (i.used_at > now() - interval '30 days' or app.link_of(i.token) is not null)
  order by i.used_at, i.id desc
  limit 1
) l on true
where m.club_id = :club_id
  and m.user_id = any (coalesce(:people?::bigint[], array[m.user_id]))
  and (
    m.status = app.approved() and l.used_at is not null
    or m.status in (app.invited(), app.onboarding()) and app.is_unopened(m.user_id)
  )
order by u.last_name collate names, u.first_name collate names, m.user_id
limit 1000
