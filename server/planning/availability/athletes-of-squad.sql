-- The athletes of the club, or of one squad, with their squads.
select
  m.user_id,
  u.full_name as "full_name!",
  array(
    select su.squad_id
    from squad_users su
    where su.club_id = m.club_id and su.user_id = m.user_id
    order by su.squad_id
  ) as "squad_ids!"
from memberships m
join users u on u.id = m.user_id
where m.club_id = :club_id and m.status = any (:active_statuses)
  and (:squad_id?::bigint is null or exists (
    select from squad_users x
    where x.club_id = m.club_id and x.user_id = m.user_id and x.squad_id = :squad_id?
  ))
  and exists (
    select from membership_roles r
    where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = :athlete_role
  )
order by u.last_name collate names, u.first_name collate names, m.user_id
