-- The accounts of these people; one is created for an address that has none.
select a.address as "address!", a.user_id as "user_id!"
from app.people_by_address(:people) a
