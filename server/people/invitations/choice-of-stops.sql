-- Which invitations the owner of a link wants; a scope sets it first.
select c.club_name as "club_name!", c.scope as "scope!"
from jsonb_to_record(app.stop_invitations(:code_hash, :scope?)) c (club_name text, scope text)
where c.club_name is not null
