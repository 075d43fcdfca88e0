-- Sessions in which these people take part at one of these times, in order of time, with how many
-- there are in all.
select
  p.user_id,
  u.full_name as "full_name!",
  s.id,
  s.name,
  s.starts_at,
  s.ends_at,
  s.published_at is not null as "published!",
  count(*) over () as "total!"
from sessions s
join participants p on p.club_id = s.club_id and p.session_id = s.id
join users u on u.id = p.user_id
where s.club_id = :club_id and p.user_id = any (:people)
  and not s.all_day and s.sport_id is distinct from :day_off
  and s.id <> all (:except::bigint[])
  and (:drafts or s.published_at is not null)
  and s.starts_at < :until and s.ends_at > :since
  and exists (
    select from json_to_recordset(:spans::json) as n (start_date timestamptz, end_date timestamptz)
    where s.starts_at < n.end_date and s.ends_at > n.start_date
  )
order by s.starts_at, s.id, u.full_name collate names
limit :most
