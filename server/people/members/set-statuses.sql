-- Changes the statuses of members who still have the one the change began with.
update memberships m
set status = g."to"
from json_to_recordset(:changes::json) as g (user_id bigint, "from" smallint, "to" smallint)
where m.club_id = :club_id and m.user_id = g.user_id and m.status = g."from"
returning m.user_id, m.status
