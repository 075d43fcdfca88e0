-- Athletes with a programme who are hidden from the person in context, and the exercises in it.
select
  a.session_id,
  a.user_id,
  array(
    select p.number
    from strength_pieces p
    where p.club_id = a.club_id and p.session_id = a.session_id and p.programme = a.programme
  ) as "numbers!"
from strength_athletes a
where a.club_id = :club_id and a.session_id = any (:session_ids)
  and not exists (select from users u where u.id = a.user_id)
