-- Links whose child has not been asked yet whether it decides alone.
select
  g.club_id as "club_id!", g.id as "id!", g.date_of_birth as "date_of_birth!", g.today as "today!",
  g.countries as "countries!"
from app.guardians_by_age() g
