-- The clubs a person ever had to do with.
select c.id as "id!", c.name as "name!"
from app.clubs_of_person(:user_id) c
