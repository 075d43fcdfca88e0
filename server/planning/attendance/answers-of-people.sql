-- What these people of a session have said. Nobody else changes it before the transaction ends.
select
  p.user_id,
  p.role_id = :athlete_role and s.attendance_limit is not null as "limited!",
  a.waiting_since is not null as "waiting!",
  app.impersonator_id() is null and (
    p.user_id = :viewer_id
    or p.user_id in (select app.visible_athletes(:club_id, :viewer_id))
  ) as "seen!",
  a.attending,
  a.ill,
  a.injured,
  a.did_alternative,
  a.reason,
  a.note,
  a.presence
from participants p
join sessions s on s.club_id = p.club_id and s.id = p.session_id
join attendance a
  on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
where p.club_id = :club_id and p.session_id = :session_id and p.user_id = any (:people)
for no key update of a
