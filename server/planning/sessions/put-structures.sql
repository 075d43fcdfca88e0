-- Gives sessions the structure of their plan. The numbers of its pieces are counted where they are
-- not settled already.
insert into session_structures (
  club_id, session_id, piece_structure, repetitions, display, numbers
)
select
  :club_id, s.id, :piece_structure::smallint, :repetitions::int, :display::text,
  coalesce(n.numbers, :counted::smallint[])
from unnest(:session_ids::bigint[]) as s (id)
left join json_to_recordset(:numbering::json) as n (session_id bigint, numbers smallint[])
  on n.session_id = s.id
on conflict (club_id, session_id) do update
set piece_structure = excluded.piece_structure,
  repetitions = excluded.repetitions,
  display = excluded.display,
  numbers = excluded.numbers
