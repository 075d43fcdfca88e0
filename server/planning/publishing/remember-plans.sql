-- Notes that the people of public sessions know the published plan and their boat. Answers with
-- what is news to them, unless it is over; who publishes knows already. :own says for whom the plan
-- has other programmes than it names.
with unaware as (
  select
    p.session_id, p.user_id, own.plan, own.crew, seen.plan as seen_plan, seen.crew as seen_crew
  from sessions s
  join participants p on p.club_id = s.club_id and p.session_id = s.id
  left join session_notified seen
    on seen.club_id = p.club_id and seen.session_id = p.session_id and seen.user_id = p.user_id
  left join json_to_recordset(:own::json) as o (session_id bigint, user_id bigint, exercises jsonb)
    on o.session_id = p.session_id and o.user_id = p.user_id
  cross join lateral (
    select
      case
        when o.user_id is null then s.published_plan
        else s.published_plan || jsonb_build_object('exercises', o.exercises)
      end as plan,
      app.crew_of(p.club_id, p.session_id, p.user_id) as crew
  ) own
  where s.club_id = :club_id and s.id = any (:ids) and s.published_at is not null
    and (seen.plan is distinct from own.plan or seen.crew is distinct from own.crew)
),
remembered as (
  insert into session_notified (club_id, session_id, user_id, plan, crew)
  select :club_id, session_id, user_id, plan, crew from unaware
  on conflict (club_id, session_id, user_id) do update
  set plan = excluded.plan, crew = excluded.crew, notified_at = now()
)
select
  u.user_id,
  s.id,
  s.name,
  s.starts_at,
  s.all_day or s.sport_id is not distinct from :day_off as "whole_day!",
  case when u.seen_plan is null then 'new' else 'changed' end as "what!",
  array(select jsonb_object_keys(app.difference(u.seen_plan, u.plan))) as "fields!",
  u.crew is distinct from u.seen_crew as "has_new_crew!"
from unaware u
join sessions s on s.club_id = :club_id and s.id = u.session_id
where s.ends_at > now() and u.user_id is distinct from :by?
