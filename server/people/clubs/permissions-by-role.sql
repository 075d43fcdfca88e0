-- What each role allows in a club.
select r.id as role_id,
  array(
    select p.name
    from role_permissions rp
    join permissions p on p.id = rp.permission_id
    where rp.club_id = :club_id and rp.role_id = r.id
    order by p.id
  ) as "names!"
from roles r
