-- Adds people to a squad, as far as they are of the club, and removes others, nobody who is hidden
-- from the person in context. Says how many of the added are of the club.
with known as (
  select user_id
  from memberships
  where club_id = :club_id and user_id = any (:added::bigint[]) and app.is_active(status)
    and exists (select from users u where u.id = user_id)
),
added as (
  insert into squad_users (club_id, squad_id, user_id)
  select :club_id, :squad_id, user_id
  from known
  on conflict do nothing
),
removed as (
  delete from squad_users
  where club_id = :club_id and squad_id = :squad_id and user_id = any (:removed::bigint[])
    and exists (select from users u where u.id = user_id)
)
select count(*) as "known!" from known
