-- By session, who was not notified of it, or of something else than it is now. Neither those of
-- what is over nor the one who asks count. :own says for whom the plan has other programmes than it
-- names.
with planned as materialized (
  select
    s.club_id,
    s.id,
    app.plan_of(s.club_id, s.id) as plan,
    -- Few sessions have boats, so most people are not looked for in any.
    exists (
      select from crews c
      where c.club_id = s.club_id and c.session_id = s.id and c.published_at is not null
    ) as has_crews
  from sessions s
  where s.club_id = :club_id and s.id = any (:ids) and s.ends_at > now()
)
select s.id as "session_id!", array_agg(p.user_id) as "user_ids!"
from planned s
join participants p on p.club_id = s.club_id and p.session_id = s.id
left join session_notified t
  on t.club_id = p.club_id and t.session_id = p.session_id and t.user_id = p.user_id
left join json_to_recordset(:own::json) as o (session_id bigint, user_id bigint, exercises jsonb)
  on o.session_id = p.session_id and o.user_id = p.user_id
where p.user_id <> :viewer_id and (
  t.plan is distinct from case
    when o.user_id is null then s.plan
    else s.plan || jsonb_build_object('exercises', o.exercises)
  end
  or (
    (t.crew is not null or s.has_crews)
    and t.crew is distinct from app.crew_of(s.club_id, s.id, p.user_id)
  )
)
group by s.id
