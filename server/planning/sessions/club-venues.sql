-- Venues whose name or address holds the words; those used last come first.
select v.id, v.name, v.formatted_address, v.latitude, v.longitude
from venues v
left join lateral (
  select max(s.starts_at) as used
  from sessions s
  where s.club_id = v.club_id and s.venue_id = v.id
) s on true
where v.club_id = :club_id and (v.name ilike :pattern or v.formatted_address ilike :pattern)
order by s.used desc nulls last, v.name collate names, v.id
limit :most
