-- Members other than oneself who hold view-athlete-profile, be it by role or granted to them alone,
-- and whether each sees the person now.
select u.id, u.full_name as "full_name!", u.picture,
  :user_id::bigint in (select app.visible_athletes(m.club_id, m.user_id)) as "sees_me!"
from memberships m
join users u on u.id = m.user_id
where m.club_id = :club_id and m.status = app.approved() and m.user_id <> :user_id
  and 'view-athlete-profile' = any (app.permissions_of(m.club_id, m.user_id))
order by u.last_name collate names, u.first_name collate names, u.id
