-- Whose account is linked with one at a provider.
select a.user_id as "user_id!", a.email as "email!", a.disabled as "disabled!"
from app.linked_account(:issuer, :subject) a
