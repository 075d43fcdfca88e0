-- Answers with an absence what lies in its span, is not over and has no answer of the person's own.
-- What a morning says of health is newer than a yes and takes its place until it is taken back.
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
  and app.last_day(s.starts_at, s.ends_at, c.time_zone) >= x.from_date
on conflict (club_id, session_id, user_id) do update set
  attending = excluded.attending,
  ill = excluded.ill or (a.absence_id is not null and a.ill),
  injured = excluded.injured or (a.absence_id is not null and a.injured),
  reason = excluded.reason,
  absence_id = excluded.absence_id,
  attending_before = case when a.answered_by is not null then a.attending end,
  waiting_since = null,
  answered_at = now()
where a.answered_by is null or not a.ill and not a.injured and (
  a.attending is null
  or :takes_over and (a.attending = 1 or a.waiting_since is not null)
)
returning session_id
