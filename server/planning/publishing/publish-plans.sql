-- Publishes sessions, of public ones what has changed since, and writes into the history how their
-- plans differ from what was published before. Drafts stay drafts unless they are asked for.
with chosen as (
  select
    s.id,
    s.published_at is null as draft,
    s.published_plan,
    app.plan_of(s.club_id, s.id) as plan
  from sessions s
  where s.club_id = :club_id and s.id = any (:ids) and (:drafts or s.published_at is not null)
),
published as (
  update sessions s
  set published_at = coalesce(s.published_at, now()), published_plan = c.plan
  from chosen c
  where s.club_id = :club_id and s.id = c.id
    and (c.draft or c.published_plan is distinct from c.plan)
  returning s.id
)
insert into session_changes (club_id, session_id, user_id, kind, changes)
select
  :club_id, c.id, :by?, 'published', app.difference(coalesce(c.published_plan, '{}'), c.plan)
from chosen c
join published p on p.id = c.id
returning session_id
