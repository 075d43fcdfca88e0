-- The one club of this name that can be asked, and what the person in context is in it.
select c.club_id as "club_id!", c.club_name as "club_name!", c.status
from jsonb_to_record(app.club_to_ask(:name)) c (club_id bigint, club_name text, status int)
where c.club_id is not null
