-- The address of a person, and how their second step stands.
select u.email as "email!", s.active as "second_step!", s.codes_left as "recovery_codes_left!"
from users u
cross join app.own_second_step() s
where u.id = :user_id
