-- Keeps the codes of these reminders, and says to whom their mails go.
select i.user_id as "user_id!", i.email as "email!", i.first_name as "first_name!",
  i.language as "language!", i.opened as "opened!", c.name as club
from app.issue_reminders(:codes) i
cross join clubs c
where c.id = :club_id
