-- Writes the answers that people start with who have given none; only an absence counts as having
-- answered.
insert into attendance as a (
  club_id, session_id, user_id, attending, ill, injured, reason, absence_id, answered_at
)
select
  :club_id, n.session_id, n.user_id, n.attending, n.ill, n.injured, n.reason, n.absence_id,
  case when n.absence_id is not null then now() end
from json_to_recordset(:starts::json) as n (
  session_id bigint, user_id bigint, attending smallint, ill boolean, injured boolean, reason text,
  absence_id bigint
)
on conflict (club_id, session_id, user_id) do update set
  attending = excluded.attending,
  ill = excluded.ill,
  injured = excluded.injured,
  reason = excluded.reason,
  absence_id = excluded.absence_id,
  answered_at = excluded.answered_at
where a.answered_at is null
