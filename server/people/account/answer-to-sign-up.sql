-- Keeps a sign-up, and says which mail its address gets.
select a.mail as "mail!", a.name as "name!", a.language as "language!"
from app.register(
  :address, :first_name, :last_name, :password_hash?, :language, :kind, :join?, :code_hash
) a
