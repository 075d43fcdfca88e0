-- Sessions in which somebody did something, with the load of it and what it follows from. Who did
-- is given, as :done_sessions and :done_people side by side.
select
  s.id as "session_id!",
  n.user_id as "user_id!",
  s.sport_id as "sport_id!",
  s.starts_at as "starts_at!",
  l.ets,
  array(
    select i.intensity_id from session_intensities i
    where i.club_id = s.club_id and i.session_id = s.id
    order by i.intensity_id
  ) as "intensity_ids!",
  array(
    select i.percentage from session_intensities i
    where i.club_id = s.club_id and i.session_id = s.id
    order by i.intensity_id
  ) as "percentages!",
  c.ets_factors
from unnest(:done_sessions::bigint[], :done_people::bigint[]) as n (session_id, user_id)
join sessions s
  on s.club_id = :club_id and s.id = n.session_id and s.kind = 'session' and s.deleted_at is null
join clubs c on c.id = s.club_id
left join kept_loads l
  on l.club_id = s.club_id and l.session_id = s.id and l.user_id = n.user_id and l.proven
