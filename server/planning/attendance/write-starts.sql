-- Writes the answers that new participants start with; only an absence counts as having answered.
insert into attendance (
  club_id, session_id, user_id, attending, ill, injured, reason, absence_id, answered_at
)
select
  :club_id, n.session_id, n.user_id, n.attending, n.ill, n.injured, n.reason, n.absence_id,
  case when n.absence_id is not null then now() end
from json_to_recordset(:starts::json) as n (
  session_id bigint, user_id bigint, attending smallint, ill boolean, injured boolean, reason text,
  absence_id bigint
)
on conflict do nothing
