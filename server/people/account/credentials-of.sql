-- What a sign-in is compared with.
select c.user_id as "user_id!", c.password_hash, c.disabled as "disabled!"
from app.credentials(:address) c
