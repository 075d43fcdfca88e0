-- What the sessions were that a person took part in.
select json_build_object(
  'id', s.id, 'name', s.name, 'sport', sp.key, 'starts_at', s.starts_at, 'ends_at', s.ends_at,
  'location', s.location, 'planned_distance', s.planned_distance, 'planned_time', s.planned_time,
  'programme', (
    select g.name
    from strength_athletes t
    join strength_programmes g
      on g.club_id = t.club_id and g.session_id = t.session_id and g.position = t.programme
    where t.club_id = s.club_id and t.session_id = s.id and t.user_id = :user_id
  )
) as "session!"
from sessions s
left join sports sp on sp.id = s.sport_id
where s.club_id = :club_id and exists (
  select from participants p
  where p.club_id = s.club_id and p.session_id = s.id and p.user_id = :user_id
)
order by s.starts_at, s.id
