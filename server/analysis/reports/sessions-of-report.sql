select s.id as "id!", s.name as "name!", s.sport_id, s.starts_at as "start_date!"
from sessions s
where s.club_id = :club_id and s.id = any (:session_ids)
order by s.starts_at, s.id
