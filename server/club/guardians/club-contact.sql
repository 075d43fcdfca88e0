-- Where the club is, and who manages it.
select
  v.name as venue,
  v.formatted_address as address,
  array(
    select u.full_name
    from membership_roles r
    join memberships m on m.club_id = r.club_id and m.user_id = r.user_id
    join users u on u.id = r.user_id
    where r.club_id = c.id and r.role_id = :manager_role and m.status = :approved
    order by u.last_name collate names, u.first_name collate names, u.id
    limit 10
  ) as "contacts!"
from clubs c
left join venues v on v.club_id = c.id and v.id = c.venue_id
where c.id = :club_id
