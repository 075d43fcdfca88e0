-- Changes the role and the rights of people who take part already, but for the creator's.
update participants o
set role_id = coalesce(p.role_id, o.role_id),
  edit = coalesce(p.edit, o.edit),
  add_all_scores = coalesce(p.add_all_scores, o.add_all_scores)
from sessions s
cross join json_to_recordset(:people::json) as p (
  user_id bigint, role_id int, edit boolean, add_all_scores boolean
)
where s.club_id = :club_id
  and s.id = any (:session_ids)
  and o.club_id = s.club_id
  and o.session_id = s.id
  and o.user_id = p.user_id
  and s.creator_id is distinct from o.user_id
