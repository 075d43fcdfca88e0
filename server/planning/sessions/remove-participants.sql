-- Removes from sessions who is not wanted any more, but never their creator nor somebody hidden
-- from the person in context.
delete from participants o
using sessions s
where s.club_id = :club_id
  and s.id = any (:session_ids)
  and o.club_id = s.club_id
  and o.session_id = s.id
  and o.user_id <> all (:wanted::bigint[])
  and s.creator_id is distinct from o.user_id
  and exists (select from users u where u.id = o.user_id)
