-- The pieces of a copy are numbered from 1, whatever the plan it is made from has lost.
insert into session_structures (
  club_id, session_id, piece_structure, repetitions, display, numbers
)
select
  o.club_id, copy.id, o.piece_structure, o.repetitions, o.display,
  array(select generate_series(1, cardinality(o.numbers)))
from session_structures o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
