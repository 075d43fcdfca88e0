-- Invites the guardian who has agreed by this code; whom which of the hashes is for.
select
  i.place as "place!", i.club_id as "club_id!", i.club as "club!", i.child as "child!",
  i.email as "email!", i.language as "language!"
from app.invite_consenting_guardian(:code, :hashes::jsonb, :days) i
