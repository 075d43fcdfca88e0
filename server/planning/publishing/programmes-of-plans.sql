-- The programmes in the plans of sessions that have some, as planned or as published, and the
-- athletes who train by them.
select
  s.id as session_id,
  x.programmes as "programmes!",
  array(
    select p.user_id from participants p
    where p.club_id = s.club_id and p.session_id = s.id and p.role_id = :athlete_role
  ) as "user_ids!"
from sessions s
cross join lateral (
  select case
    when :published then s.published_plan -> 'exercises'
    else app.exercises_of(s.club_id, s.id)
  end as programmes
) x
where s.club_id = :club_id and s.id = any (:ids) and jsonb_typeof(x.programmes) = 'array'
