-- What a child is in for the next 14 days. Why it does not come is shown of an answer that a
-- guardian gave: what the child said itself may be about its health.
select
  s.id,
  s.name,
  s.kind = 'event' as "is_event!",
  coalesce(s.sport_id, 8) as "sport_id!",
  s.starts_at,
  s.ends_at,
  s.all_day,
  coalesce(s.location, v.name) as location,
  boat.crew,
  coalesce(boat.names, '{}') as "boats!",
  a.attending,
  a.waiting_since is not null as "waiting!",
  case when who.guardian is not null then a.reason end as reason,
  who.guardian is not null and coalesce(a.ill, false) as "ill!",
  who.guardian is not null and coalesce(a.injured, false) as "injured!",
  case when who.guardian is not null then a.note end as note,
  a.answered_at,
  who.guardian
from participants p
join sessions s on s.club_id = p.club_id and s.id = p.session_id
left join venues v on v.club_id = s.club_id and v.id = s.venue_id
left join attendance a
  on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
left join absences x on x.club_id = a.club_id and x.id = a.absence_id
cross join lateral (
  select app.guardian_name(p.user_id, coalesce(a.answered_by, x.entered_by)) as guardian
) who
left join lateral (
  select
    string_agg(distinct c.name, ', ') as crew,
    array_agg(distinct e.name) filter (where e.name is not null) as names
  from crew_users cu
  join crews c on c.club_id = cu.club_id and c.id = cu.crew_id
  left join equipment_bookings b on b.club_id = c.club_id and b.crew_id = c.id
  left join equipment e on e.club_id = b.club_id and e.id = b.item_id
  where cu.club_id = p.club_id and cu.user_id = p.user_id and c.session_id = p.session_id
    and c.published_at is not null
) boat on true
where p.club_id = :club_id and p.user_id = :child_id
  and s.published_at is not null
  and s.ends_at > now()
  and s.starts_at < now() + interval '14 days'
order by s.starts_at, s.id
limit 100
