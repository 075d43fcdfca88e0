-- The numbers anything of sessions refers to beside the exercises they plan.
select session_id as "session_id!", number as "number!"
from dropped_pieces
where club_id = :club_id and session_id = any (:session_ids)
union
select r.session_id, c.piece
from results r
join scores c on c.club_id = r.club_id and c.result_id = r.id
where r.club_id = :club_id and r.session_id = any (:session_ids)
union
select r.session_id, c.piece
from results r
join score_changes c on c.club_id = r.club_id and c.result_id = r.id
where r.club_id = :club_id and r.session_id = any (:session_ids)
union
select session_id, piece
from seat_race_pieces
where club_id = :club_id and session_id = any (:session_ids)
