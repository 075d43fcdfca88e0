-- Fills what is empty of people whom only this club noted; what it filled of whom.
select f.user_id as "user_id!", f.filled as "filled!"
from app.fill_people(:people) f
