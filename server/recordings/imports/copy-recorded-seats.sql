insert into recorded_seats (club_id, activity_id, position, name, user_id)
select club_id, :half_id, position, name, user_id
from recorded_seats
where club_id = :club_id and activity_id = :id
