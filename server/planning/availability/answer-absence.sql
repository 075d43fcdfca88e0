-- Answers with an absence what lies in its span, is not over and has no answer of the person's own.
insert into attendance as a (
  club_id, session_id, user_id, attending, ill, injured, reason, absence_id
)
select
  p.club_id, p.session_id, p.user_id, :attending, :ill, :injured, :reason?, x.id
from absences x
join participants p on p.club_id = x.club_id and p.user_id = x.user_id
join sessions s on s.club_id = p.club_id and s.id = p.session_id
join clubs c on c.id = s.club_id
where x.club_id = :club_id and x.id = :id and s.ends_at > now()
  and (s.starts_at at time zone c.time_zone)::date <= x.until_date
  and (s.ends_at at time zone c.time_zone)::date >= x.from_date
on conflict (club_id, session_id, user_id) do update set
  attending = excluded.attending,
  ill = excluded.ill,
  injured = excluded.injured,
  reason = excluded.reason,
  absence_id = excluded.absence_id,
  answered_at = now()
where a.answered_by is null or (a.attending is null and not a.ill and not a.injured)
returning session_id
