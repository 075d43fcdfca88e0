-- Each permission as a member has it by their roles, and as it is granted or denied to them alone.
select p.name,
  exists (
    select from membership_roles r
    join role_permissions rp on rp.club_id = r.club_id and rp.role_id = r.role_id
    where r.club_id = :club_id and r.user_id = :user_id and rp.permission_id = p.id
  ) as "by_role!",
  (
    select o.granted
    from member_permissions o
    where o.club_id = :club_id and o.user_id = :user_id and o.permission_id = p.id
  ) as override
from permissions p
