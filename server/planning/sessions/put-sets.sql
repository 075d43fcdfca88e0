-- Gives sessions the exercises of their programmes, each with the number results refer to.
insert into strength_pieces (
  club_id, session_id, programme, position, number, exercise_id, sets_count, rest, segments
)
select
  :club_id, x.session_id, x.programme, x.position, x.number, x.exercise_id, x.sets_count, x.rest,
  x.segments
from json_to_recordset(:exercises::json) as x (
  session_id bigint, programme int, position int, number smallint, exercise_id bigint,
  sets_count int, rest double precision, segments jsonb
)
on conflict (club_id, session_id, programme, position) do update
set number = excluded.number,
  exercise_id = excluded.exercise_id,
  sets_count = excluded.sets_count,
  rest = excluded.rest,
  segments = excluded.segments
