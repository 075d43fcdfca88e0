-- The plan of a session, all of it or as it is for one participant, and as it was published.
select
  case
    when :whole then now.plan
    else app.plan_for(now.plan, :viewer_id, :role_id)
  end as "plan!",
  s.published_plan,
  s.published_at is not null as "is_public!"
from sessions s
cross join lateral (select app.plan_of(s.club_id, s.id) as plan) now
where s.club_id = :club_id and s.id = :id
