-- Writes the answers people bring along. One that they gave before the merge stays; one that an
-- absence has just given for them does not.
insert into attendance as a (
  club_id, session_id, user_id, attending, waiting_since, wanted_since, ill, injured,
  did_alternative, answered_by
)
select
  :club_id, :into_id, n.user_id, n.attending,
  case when n.waits then coalesce(n.wanted_since, now()) end,
  n.wanted_since, n.ill, n.injured, n.did_alternative, n.answered_by
from json_to_recordset(:answers::json) as n (
  user_id bigint, attending smallint, waits boolean, wanted_since timestamptz, ill boolean,
  injured boolean, did_alternative boolean, answered_by bigint
)
on conflict (club_id, session_id, user_id) do update set
  attending = excluded.attending,
  waiting_since = excluded.waiting_since,
  wanted_since = excluded.wanted_since,
  ill = excluded.ill,
  injured = excluded.injured,
  did_alternative = excluded.did_alternative,
  reason = null,
  absence_id = null,
  answered_at = now(),
  answered_by = excluded.answered_by
where a.answered_at is null or a.answered_at = now()
returning a.user_id
