-- Athletes who came along have their programmes in the copies.
insert into strength_athletes (club_id, session_id, user_id, programme)
select o.club_id, p.session_id, o.user_id, o.programme
from strength_athletes o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
join participants p
  on p.club_id = o.club_id and p.session_id = copy.id and p.user_id = o.user_id
  and p.role_id = :athlete_role
where o.club_id = :club_id
