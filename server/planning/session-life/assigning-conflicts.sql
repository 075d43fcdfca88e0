-- Which of these people would have another session at the time of one they are not in yet: one they
-- are in, or, each two once, one they would come into as well.
with missing as (
  select
    c.user_id, s.id, s.name, s.starts_at, s.ends_at,
    s.all_day or s.sport_id is not distinct from :day_off as day_long
  from unnest(:people::bigint[]) as c (user_id)
  cross join sessions s
  where s.club_id = :club_id and s.id = any (:session_ids) and not exists (
    select from participants p
    where p.club_id = s.club_id and p.session_id = s.id and p.user_id = c.user_id
  )
),
others as (
  select m.user_id, m.id as session_id, o.id as other_id, o.name as other_name, o.starts_at
  from missing m
  join participants p on p.club_id = :club_id and p.user_id = m.user_id
  join sessions o
    on o.club_id = p.club_id and o.id = p.session_id
    and o.starts_at < m.ends_at and o.ends_at > m.starts_at
    and not o.all_day and o.sport_id is distinct from :day_off
  union all
  select m.user_id, m.id, o.id, o.name, o.starts_at
  from missing m
  join missing o
    on o.user_id = m.user_id and (o.starts_at, o.id) > (m.starts_at, m.id)
    and o.starts_at < m.ends_at and o.ends_at > m.starts_at
  where not m.day_long and not o.day_long
)
select
  o.user_id as "user_id!",
  u.full_name as "full_name!",
  o.session_id as "session_id!",
  o.other_id as "other_id!",
  o.other_name as "other_name!",
  o.starts_at as "starts_at!"
from others o
join users u on u.id = o.user_id
order by u.last_name collate names, u.first_name collate names, o.starts_at, o.other_id
limit :most
