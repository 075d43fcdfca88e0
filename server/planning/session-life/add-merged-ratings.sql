-- Adds the latest rating of everybody who has none in the session that stays.
insert into session_ratings (club_id, session_id, user_id, rpe, rated_at)
select distinct on (user_id) :club_id, :into_id, user_id, rpe, rated_at
from session_ratings
where club_id = :club_id and session_id = any (:from_ids)
order by user_id, rated_at desc
on conflict (club_id, session_id, user_id) do nothing
returning user_id
