-- Who in these sessions is answered by days away that the session no longer lies in, with these, or
-- has not answered and is away then.
select p.session_id, p.user_id, a.absence_id
from sessions s
join clubs c on c.id = s.club_id
join participants p on p.club_id = s.club_id and p.session_id = s.id
left join lateral (
  select absence_id, answered_at
  from attendance
  where club_id = p.club_id and session_id = p.session_id and user_id = p.user_id
  limit 1
) a on true
cross join lateral (
  select exists (
    select
    from absences x
    where x.club_id = p.club_id and x.user_id = p.user_id
      and (a.absence_id is null or x.id = a.absence_id)
      and x.from_date <= app.last_day(s.starts_at, s.ends_at, c.time_zone)
      and x.until_date >= (s.starts_at at time zone c.time_zone)::date
  ) as away
) d
where s.club_id = :club_id and s.id = any (:session_ids) and s.ends_at > now()
  and case when a.absence_id is null then a.answered_at is null and d.away else not d.away end
order by p.session_id, p.user_id
