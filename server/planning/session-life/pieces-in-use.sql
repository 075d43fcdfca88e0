-- Which piece numbers sessions plan, and which ones their results and recordings refer to.
select
  g.session_id as "session_id!",
  st.numbers as planned,
  array(
    select piece from scores where club_id = :club_id and result_id = any (g.results)
    union
    select piece from score_changes where club_id = :club_id and result_id = any (g.results)
    union
    select piece from efforts
    where club_id = :club_id and activity_id = any (g.files) and piece is not null
    union
    select piece from seat_race_pieces
    where club_id = :club_id and session_id = g.session_id
    order by piece
  ) as "used!"
from json_to_recordset(:sessions::json) as g (session_id bigint, results bigint[], files bigint[])
left join session_structures st on st.club_id = :club_id and st.session_id = g.session_id
order by g.session_id
