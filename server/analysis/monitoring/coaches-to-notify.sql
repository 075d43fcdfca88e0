-- The coaches of a club who want to be notified of mornings, as the gate knows them.
select app.person_as_viewer(m.user_id, m.club_id) as "person!"
from memberships m
  join users u on u.id = m.user_id
where m.club_id = :club_id
  and m.status = app.approved()
  and u.disabled_at is null
  and exists (
    select
    from membership_roles r
    where r.club_id = m.club_id
      and r.user_id = m.user_id
      and r.role_id = any (:coach_roles::int[])
  )
  and not exists (
    select
    from morning_notice_stops s
    where s.club_id = m.club_id and s.user_id = m.user_id
  )
order by m.user_id
