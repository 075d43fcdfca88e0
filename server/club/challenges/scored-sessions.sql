-- Sessions that may count for people of the club in some days, and those that have counted in a
-- challenge. Days of loads are those of the club, which may be a day off those of the challenge.
select l.session_id as "id!"
from kept_loads l
where l.club_id = :club_id and l.user_id = any (:user_ids)
  and l.local_date between :first_day::date - 1 and :last_day::date + 1
union
select e.session_id
from challenge_entries e
where e.club_id = :club_id and e.challenge_id = :challenge_id and e.user_id = any (:user_ids)
order by 1
