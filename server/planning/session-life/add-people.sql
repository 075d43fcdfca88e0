-- Puts people into each of the sessions. Answers with a row for each place in one that is new.
insert into participants (club_id, session_id, user_id, role_id)
select s.club_id, s.id, c.user_id, c.role_id
from json_to_recordset(:people::json) as c (user_id bigint, role_id int)
cross join sessions s
where s.club_id = :club_id and s.id = any (:session_ids)
on conflict (club_id, session_id, user_id) do nothing
returning session_id, user_id
