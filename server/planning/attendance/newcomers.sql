-- Those of these participants who do not start empty: places are limited, or they are away.
select
  p.session_id,
  p.user_id,
  l.limited as "limited!",
  x.id as absence_id,
  x.reason
from json_to_recordset(:added::json) as n (session_id bigint, user_id bigint)
join participants p
  on p.club_id = :club_id and p.session_id = n.session_id and p.user_id = n.user_id
join sessions s on s.club_id = p.club_id and s.id = p.session_id
join clubs c on c.id = s.club_id
cross join lateral (
  select p.role_id = :athlete_role and s.attendance_limit is not null as limited
) l
left join lateral (
  select a.id, a.reason
  from absences a
  where a.club_id = p.club_id and a.user_id = p.user_id
    and a.from_date <= app.last_day(s.starts_at, s.ends_at, c.time_zone)
    and a.until_date >= (s.starts_at at time zone c.time_zone)::date
  order by a.id desc
  limit 1
) x on true
where l.limited or x.id is not null
