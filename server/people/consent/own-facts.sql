-- What deciding on one's consent needs to know, across all of one's clubs.
select f.first_name as "first_name!", f.full_name as "full_name!", f.email as "email!",
  f.date_of_birth, f.countries as "countries!", f.time_zones as "time_zones!",
  f.clubs as "clubs!"
from app.own_consent_facts() f
