-- Sets a password by a mailed code, and says whose it is; only the state where it cannot.
select r.state as "state!", r.user_id, r.email, r.name, r.language
from app.reset_password(:code_hash, :password_hash) r
