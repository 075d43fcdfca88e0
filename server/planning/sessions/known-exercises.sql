-- The exercises of sessions with the name of their programme; dropped ones come last.
select
  p.session_id as "session_id!", p.number as "number!", p.exercise_id as "exercise_id!",
  p.programme, p.position, g.name
from strength_pieces p
join strength_programmes g
  on g.club_id = p.club_id and g.session_id = p.session_id and g.position = p.programme
where p.club_id = :club_id and p.session_id = any (:session_ids)
union all
select session_id, number, exercise_id, null, number, programme
from dropped_exercises
where club_id = :club_id and session_id = any (:session_ids)
order by programme nulls last, position
