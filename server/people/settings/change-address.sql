-- Takes a new address into use by the code that was mailed to it; the old one only where it did.
select c.state as "state!", c.old_email
from app.finish_email_change(:code_hash) c
