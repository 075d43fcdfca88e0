-- Gives athletes the programme that names them, in those of the sessions they train in.
insert into strength_athletes (club_id, session_id, user_id, programme)
select p.club_id, p.session_id, p.user_id, n.programme
from json_to_recordset(:named::json) as n (user_id bigint, programme int)
join participants p on p.user_id = n.user_id
where p.club_id = :club_id and p.session_id = any (:session_ids) and p.role_id = :athlete_role
on conflict (club_id, session_id, user_id) do update set programme = excluded.programme
returning user_id
