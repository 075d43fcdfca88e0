-- What becomes of the clubs of the person in context when they delete their account.
select c.club_id as "club_id!", c.club_name as "club_name!", c.fate as "fate!"
from app.clubs_at_deletion() c
