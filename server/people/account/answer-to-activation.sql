-- Keeps the code of another activation, and says which mail the address gets.
select a.mail as "mail!", a.name as "name!", a.language as "language!"
from app.renew_activation(:address, :code_hash) a
