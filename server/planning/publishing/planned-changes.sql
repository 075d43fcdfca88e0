-- Sessions in order of time: in which fields their plan differs from the published one, and whether
-- somebody sits in another boat than they were notified of.
with planned as materialized (
  select s.id, app.plan_of(s.club_id, s.id) as plan
  from sessions s
  where s.club_id = :club_id and s.id = any (:ids)
)
select
  s.id,
  s.name,
  s.sport_id,
  s.starts_at,
  s.ends_at,
  s.all_day,
  s.published_at is null as "draft!",
  s.published_plan is distinct from p.plan as "changed!",
  array(
    select jsonb_object_keys(app.difference(coalesce(s.published_plan, '{}'), p.plan))
  ) as "fields!",
  s.ends_at > now() and exists (
    select from session_notified t
    where t.club_id = s.club_id and t.session_id = s.id
      and (t.crew is not null or exists (
        select from crews c
        where c.club_id = s.club_id and c.session_id = s.id and c.published_at is not null
      ))
      and t.crew is distinct from app.crew_of(s.club_id, s.id, t.user_id)
  ) as "has_new_crew!"
from planned p
join sessions s on s.club_id = :club_id and s.id = p.id
order by s.starts_at, s.id
