-- Takes back the answers these absences gave, of what is not over: all of them, or in some sessions
-- those that no longer lie in their days. Where places are limited, nobody has one without asking
-- for it.
update attendance a
set
  attending = case
    when a.attending_before is not null and s.attendance_limit is null then a.attending_before
    when s.attendance_limit is not null and p.role_id = :athlete_role then :declined::smallint
  end,
  ill = false,
  injured = false,
  reason = null,
  absence_id = null,
  attending_before = null,
  answered_at = case
    when a.attending_before is not null and s.attendance_limit is null then a.answered_at
  end,
  answered_by = case
    when a.attending_before is not null and s.attendance_limit is null then a.answered_by
  end
from absences x
join clubs c on c.id = x.club_id
join participants p on p.club_id = x.club_id and p.user_id = x.user_id
join sessions s on s.club_id = p.club_id and s.id = p.session_id
where x.club_id = :club_id and x.id = any (:ids) and s.ends_at > now()
  and a.club_id = x.club_id and a.absence_id = x.id
  and a.session_id = p.session_id and a.user_id = p.user_id
  and (
    :session_ids?::bigint[] is null
    or s.id = any (:session_ids?::bigint[]) and (
      x.from_date > app.last_day(s.starts_at, s.ends_at, c.time_zone)
      or x.until_date < (s.starts_at at time zone c.time_zone)::date
    )
  )
returning a.session_id, a.user_id
