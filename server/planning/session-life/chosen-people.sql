-- Everybody named, by squad or as everybody: each once, as an athlete, or as a coach who is none.
select
  m.user_id,
  case
    when exists (
      select from membership_roles r
      where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = :athlete_role
    ) and not exists (
      select from membership_roles r
      where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = any (:coach_roles)
    ) then :athlete_role
    else :coach_role
  end as "role_id!"
from memberships m
where m.club_id = :club_id and m.status = any (:active_statuses) and (
  m.user_id = any (:user_ids)
  or exists (
    select from membership_roles r
    where r.club_id = m.club_id and r.user_id = m.user_id
      and (r.role_id = :athlete_role or r.role_id = any (:coach_roles))
      and (:everybody or exists (
        select from squad_users su
        where su.club_id = m.club_id and su.user_id = m.user_id
          and su.squad_id = any (:squad_ids)
      ))
  )
)
