-- Says of kept loads whether they hold, by what these people have answered. Answers with those of
-- the sessions in which one of them has no load yet.
with followed as (
  update kept_loads l
  set took_part = not l.took_part
  from attendance a
  where a.club_id = :club_id and a.session_id = any (:session_ids) and a.user_id = any (:user_ids)
    and l.club_id = a.club_id and l.session_id = a.session_id and l.user_id = a.user_id
    and l.took_part <> app.took_part(l.proven, l.rated, a.attending, a.presence)
)
select distinct p.session_id
from participants p
join sessions s on s.club_id = p.club_id and s.id = p.session_id and s.kind = 'session'
where p.club_id = :club_id and p.session_id = any (:session_ids) and p.user_id = any (:user_ids)
  and p.role_id = app.athlete()
  and not exists (
    select from kept_loads l
    where l.club_id = p.club_id and l.session_id = p.session_id and l.user_id = p.user_id
  )
