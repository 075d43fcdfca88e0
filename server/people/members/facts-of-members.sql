-- What decides about changes to these members. A manager who counts can use the role.
with managers as (
  select o.user_id
  from memberships o
  join membership_roles r on r.club_id = o.club_id and r.user_id = o.user_id
    and r.role_id = app.manager()
  where o.club_id = :club_id and o.status = app.approved()
    and 'manage-members' = any (app.permissions_here(o.user_id))
)
select m.user_id, m.status, coalesce(u.email, u.awaited_email) as email,
  u.first_name, u.last_name,
  case when app.knows_person(m.club_id, m.user_id, m.status) then u.guardian_email end
    as guardian_email,
  u.full_name as "full_name!",
  u.preferred_language as language,
  array(
    select r.role_id
    from membership_roles r
    where r.club_id = m.club_id and r.user_id = m.user_id
    order by r.role_id
  ) as "roles!",
  c.creator_id is not distinct from m.user_id as "is_creator!",
  m.user_id in (select user_id from managers) as "is_manager!",
  (select count(*) from managers) as "managers!"
from memberships m
join users u on u.id = m.user_id
join clubs c on c.id = m.club_id
where m.club_id = :club_id and m.user_id = any (:people::bigint[])
