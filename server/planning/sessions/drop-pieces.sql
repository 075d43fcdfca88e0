-- Keeps pieces that were taken out of the plan as they were.
insert into dropped_pieces (club_id, session_id, number, piece)
select :club_id, p.session_id, p.number, p.piece
from json_to_recordset(:pieces::json) as p (session_id bigint, number smallint, piece jsonb)
on conflict (club_id, session_id, number) do update set piece = excluded.piece
