-- Links and invitations whose child is 18 at its club.
select g.club_id as "club_id!", g.id as "id!"
from app.guardians_of_age(:day?) g
