-- The plan of a session, and as it was published.
select
  app.plan_of(s.club_id, s.id) as "plan!",
  s.published_plan,
  s.published_at is not null as "is_public!"
from sessions s
where s.club_id = :club_id and s.id = :id
