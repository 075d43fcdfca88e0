-- Keeps the code for a new password, and says which mail the address gets.
select a.mail as "mail!", a.name as "name!", a.language as "language!"
from app.request_reset(:address, :code_hash) a
