-- Who of these people sits in a crew of another session at the time of this one.
select
  cu.user_id,
  c.name as "crew_name!",
  s.id as session_id,
  s.name as session_name,
  s.starts_at,
  s.ends_at
from sessions here
join sessions s
  on s.club_id = here.club_id and s.id <> here.id
  and s.starts_at < here.ends_at and s.ends_at > here.starts_at
join lasting_crews c on c.club_id = s.club_id and c.session_id = s.id
join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
where here.club_id = :club_id and here.id = :session_id
  and cu.user_id = any (:people)
  and (:drafts or (s.published_at is not null and c.published_at is not null))
order by s.starts_at, s.id, cu.user_id
