-- Takes back the answers an absence gave, of what is not over. Where places are limited, nobody has
-- one without asking for it.
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
  end
from sessions s
join participants p on p.club_id = s.club_id and p.session_id = s.id
where a.club_id = :club_id and a.absence_id = :id
  and s.club_id = a.club_id and s.id = a.session_id and s.ends_at > now()
  and p.user_id = a.user_id
returning a.session_id
