-- Those who decide about requests to join.
select u.id as user_id, u.email, u.first_name, u.preferred_language as language
from memberships m
join users u on u.id = m.user_id
where m.club_id = :club_id and m.status = app.approved()
  and (
    exists (
      select from membership_roles r
      join role_permissions rp on rp.club_id = r.club_id and rp.role_id = r.role_id
      join permissions p on p.id = rp.permission_id and p.name = 'manage-members'
      where r.club_id = m.club_id and r.user_id = m.user_id
    )
    or exists (
      select from member_permissions o
      where o.club_id = m.club_id and o.user_id = m.user_id and o.granted
    )
  )
  and 'manage-members' = any (app.permissions_here(m.user_id))
order by u.id
limit 50
