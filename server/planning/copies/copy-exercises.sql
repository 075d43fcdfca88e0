insert into strength_pieces (
  club_id, session_id, programme, position, number, exercise_id, sets_count, rest, segments
)
select
  o.club_id, copy.id, o.programme, o.position, o.number, o.exercise_id, o.sets_count, o.rest,
  o.segments
from strength_pieces o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
