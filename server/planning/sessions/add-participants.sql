-- Adds people to sessions they do not take part in yet.
insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
select
  s.club_id, s.id, p.user_id, p.role_id,
  coalesce(p.edit, false), coalesce(p.add_all_scores, false)
from sessions s
cross join json_to_recordset(:people::json) as p (
  user_id bigint, role_id int, edit boolean, add_all_scores boolean
)
where s.club_id = :club_id and s.id = any (:session_ids)
on conflict (club_id, session_id, user_id) do nothing
returning session_id, user_id
