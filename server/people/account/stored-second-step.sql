-- The second step a person has set up, be it confirmed or not.
select s.secret as "secret!", s.confirmed as "confirmed!"
from app.second_step(:person) s
