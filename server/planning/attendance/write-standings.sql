-- Writes how people stand from now on; who has said nothing has still not answered.
insert into attendance as a (
  club_id, session_id, user_id, attending, waiting_since, wanted_since, answered_at
)
select
  :club_id, n.session_id, n.user_id, n.attending,
  timestamptz 'epoch' + n.waiting_since * interval '1 microsecond',
  timestamptz 'epoch' + n.wanted_since * interval '1 microsecond', null
from json_to_recordset(:standings::json) as n (
  session_id bigint, user_id bigint, attending smallint, waiting_since bigint, wanted_since bigint
)
on conflict (club_id, session_id, user_id) do update set
  attending = excluded.attending,
  waiting_since = excluded.waiting_since,
  wanted_since = excluded.wanted_since
