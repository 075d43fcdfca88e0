insert into recorded_channels (club_id, activity_id, name, data)
select club_id, activity_id, name, data
from channels
where club_id = :club_id and activity_id = :id
