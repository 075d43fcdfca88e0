-- Pieces that are planned again are no longer among the dropped ones.
delete from dropped_pieces d
using json_to_recordset(:numbering::json) as n (session_id bigint, numbers smallint[])
where d.club_id = :club_id and d.session_id = n.session_id and d.number = any (n.numbers)
