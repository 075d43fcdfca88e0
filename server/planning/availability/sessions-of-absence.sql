-- Sessions with limited places that these absences answer, or have answered.
select s.id as session_id
from absences x
join participants p on p.club_id = x.club_id and p.user_id = x.user_id
join sessions s on s.club_id = p.club_id and s.id = p.session_id
join clubs c on c.id = s.club_id
left join attendance a
  on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
where x.club_id = :club_id and x.id = any (:ids) and s.ends_at > now()
  and s.attendance_limit is not null
  and (
    a.absence_id = x.id
    or (s.starts_at at time zone c.time_zone)::date <= x.until_date
    and app.last_day(s.starts_at, s.ends_at, c.time_zone) >= x.from_date
  )
