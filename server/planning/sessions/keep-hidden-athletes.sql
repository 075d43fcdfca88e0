-- Gives athletes the programme that has most of the exercises theirs had, which then is for named
-- people.
with kept as (
  select h.session_id, h.user_id, x.programme
  from json_to_recordset(:athletes::json) as h (session_id bigint, user_id bigint, numbers int[])
  cross join lateral (
    select p.programme
    from strength_pieces p
    where p.club_id = :club_id and p.session_id = h.session_id and p.number = any (h.numbers)
    group by p.programme
    order by count(*) desc, p.programme
    limit 1
  ) x
),
placed as (
  insert into strength_athletes (club_id, session_id, user_id, programme)
  select :club_id, session_id, user_id, programme
  from kept
  on conflict (club_id, session_id, user_id) do update set programme = excluded.programme
)
update strength_programmes g
set named = true
from kept k
where g.club_id = :club_id and g.session_id = k.session_id and g.position = k.programme
