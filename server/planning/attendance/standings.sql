-- How people stand in sessions: all of them where places are limited, else those with something to
-- settle. Instants are microseconds, so that nothing is rounded on the way. Each answer is looked
-- up by its key: before a new table has statistics, two hundred people beside two hundred answers
-- were compared forty thousand times.
select
  p.session_id,
  p.user_id,
  s.attendance_limit as limit,
  s.ends_at <= now() as "is_over!",
  p.role_id = :athlete_role as "is_athlete!",
  a.attending,
  a.answered_at is not null as "answered!",
  (extract(epoch from a.waiting_since) * 1000000)::bigint as waiting_since,
  (extract(epoch from a.wanted_since) * 1000000)::bigint as wanted_since,
  (extract(epoch from now()) * 1000000)::bigint as "now!"
from sessions s
join participants p on p.club_id = s.club_id and p.session_id = s.id
left join lateral (
  select attending, answered_at, waiting_since, wanted_since
  from attendance
  where club_id = p.club_id and session_id = p.session_id and user_id = p.user_id
  limit 1
) a on true
where s.club_id = :club_id and s.id = any (:session_ids)
  and (
    s.attendance_limit is not null
    or a.waiting_since is not null
    or (a.attending is not distinct from :attends) <> (a.wanted_since is not null)
    or (a.attending = :declined and a.answered_at is null)
  )
