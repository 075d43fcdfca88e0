-- People who come into the club, by name and day of birth, with the name and clock of the club.
select u.full_name as "person!", u.date_of_birth, c.name as club, c.time_zone
from users u
join clubs c on c.id = :club_id
where u.id = any (:people::bigint[])
order by u.id
