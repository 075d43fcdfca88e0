-- Puts these people in the place of those in a squad, as far as they are of the club and not hidden
-- from the person in context, and says how many are. Those who left the club keep the place for a
-- return, and those hidden theirs.
with wanted as (
  select user_id
  from memberships
  where club_id = :club_id and user_id = any (:people::bigint[]) and app.is_active(status)
    and exists (select from users u where u.id = user_id)
),
removed as (
  delete from squad_users su
  using memberships m
  where su.club_id = :club_id and su.squad_id = :squad_id
    and m.club_id = su.club_id and m.user_id = su.user_id and app.is_active(m.status)
    and su.user_id not in (select user_id from wanted)
    and exists (select from users u where u.id = su.user_id)
),
added as (
  insert into squad_users (club_id, squad_id, user_id)
  select :club_id, :squad_id, user_id
  from wanted
  on conflict do nothing
)
select count(*) as "known!" from wanted
