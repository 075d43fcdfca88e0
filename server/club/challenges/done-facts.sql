-- Sessions in which somebody did something, with the load of it. Who did is given, as
-- :done_sessions and :done_people side by side.
select
  s.id as "session_id!",
  n.user_id as "user_id!",
  s.sport_id as "sport_id!",
  s.starts_at as "starts_at!",
  l.ets
from unnest(:done_sessions::bigint[], :done_people::bigint[]) as n (session_id, user_id)
join sessions s
  on s.club_id = :club_id and s.id = n.session_id and s.kind = 'session' and s.deleted_at is null
left join kept_loads l
  on l.club_id = s.club_id and l.session_id = s.id and l.user_id = n.user_id and l.proven
