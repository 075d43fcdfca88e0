-- Keeps exercises that were taken out of the programmes but have results.
insert into dropped_exercises (club_id, session_id, number, exercise_id, programme)
select :club_id, x.session_id, x.number, x.exercise_id, x.name
from json_to_recordset(:exercises::json) as x (
  session_id bigint, number smallint, exercise_id bigint, name text
)
where exists (
  select from results r
  join scores c on c.club_id = r.club_id and c.result_id = r.id
  where r.club_id = :club_id
    and r.session_id = x.session_id
    and not r.alternative
    and c.piece = x.number
)
on conflict do nothing
