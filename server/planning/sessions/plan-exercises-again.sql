-- Exercises that are planned again are no longer among the dropped ones.
delete from dropped_exercises d
using json_to_recordset(:exercises::json) as x (session_id bigint, number smallint)
where d.club_id = :club_id and d.session_id = x.session_id and d.number = x.number
