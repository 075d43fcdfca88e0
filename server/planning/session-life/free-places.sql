-- How many places a session that is not over has left; null where they are not limited. People in
-- line count as if they had one.
select s.attendance_limit - (
  select count(*)
  from attendance a
  join participants p using (club_id, session_id, user_id)
  where a.club_id = s.club_id and a.session_id = s.id and p.role_id = :athlete_role
    and (a.attending = :attends or a.waiting_since is not null)
) as free
from sessions s
where s.club_id = :club_id and s.id = :session_id and s.ends_at > now()
