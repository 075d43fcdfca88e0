-- Writes entries as they were worked out, and deletes those that nothing gives any more.
with deleted as (
  delete from challenge_entries e
  using json_to_recordset(:removed::json) as r (
    challenge_id bigint, user_id bigint, session_id bigint
  )
  where e.club_id = :club_id and e.challenge_id = r.challenge_id and e.user_id = r.user_id
    and e.session_id = r.session_id
)
insert into challenge_entries as e (
  club_id, challenge_id, team_id, user_id, session_id, day, value, seconds, distance, flag,
  decided, note, counts
)
select
  :club_id, f.challenge_id, f.team_id, f.user_id, f.session_id, f.day, f.value, f.seconds,
  f.distance, f.flag, f.decided, f.note, f.counts
from json_to_recordset(:written::json) as f (
  challenge_id bigint, team_id bigint, user_id bigint, session_id bigint, day date,
  value double precision, seconds double precision, distance double precision, flag text,
  decided boolean, note text, counts boolean
)
on conflict (club_id, challenge_id, user_id, session_id) do update
set
  team_id = excluded.team_id, day = excluded.day, value = excluded.value,
  seconds = excluded.seconds, distance = excluded.distance, flag = excluded.flag,
  decided = excluded.decided, note = excluded.note, counts = excluded.counts
