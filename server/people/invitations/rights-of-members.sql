-- What decides whether these members see who is under 18.
select
  m.user_id,
  array(
    select r.role_id
    from membership_roles r
    where r.club_id = m.club_id and r.user_id = m.user_id
  ) as "roles!",
  app.permissions_here(m.user_id) as "permissions!",
  c.coaches_see_minors
from memberships m
join clubs c on c.id = m.club_id
where m.club_id = :club_id and m.user_id = any (:people::bigint[]) and m.status = app.approved()
