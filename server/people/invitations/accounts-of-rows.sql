-- The accounts of the people of these rows; one is created for an address that has none, and for
-- who has no address.
select a.place as "place!", a.user_id as "user_id!"
from app.people_of_rows(:people) a
