-- Active members come along with their rights and without their answers: all of them, or `only`
-- one, or all but one.
insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
select o.club_id, copy.id, o.user_id, o.role_id, o.edit, o.add_all_scores
from participants o
join memberships m
  on m.club_id = o.club_id and m.user_id = o.user_id and m.status = any (:active_statuses)
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
  and (:only?::bigint is null or o.user_id = :only?)
  and o.user_id is distinct from :all_but?::bigint
returning session_id, user_id
