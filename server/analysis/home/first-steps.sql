-- What a new club does first, as facts: people, squads, a published session, somebody invited; and
-- whether the person waved them away.
with others as (
  select m.status
  from memberships m
  join clubs c on c.id = m.club_id
  where m.club_id = :club_id and m.user_id is distinct from c.creator_id
)
select
  exists (
    select from dismissed_first_steps where club_id = :club_id and user_id = :user_id
  ) as "dismissed!",
  exists (select from others where status = app.pending() or app.is_active(status)) as "members!",
  exists (select from others where status in (app.approved(), app.invited())) as "invite!",
  exists (select from squads where club_id = :club_id) as "squads!",
  exists (
    select from sessions where club_id = :club_id and published_at is not null
  ) as "week!"
