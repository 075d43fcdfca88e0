-- Those of the sessions in which one of the people has no load yet.
select distinct p.session_id
from participants p
join sessions s on s.club_id = p.club_id and s.id = p.session_id and s.kind = 'session'
where p.club_id = :club_id and p.session_id = any (:session_ids) and p.user_id = any (:user_ids)
  and p.role_id = 2
  and not exists (
    select from kept_loads l
    where l.club_id = p.club_id and l.session_id = p.session_id and l.user_id = p.user_id
  )
