-- Invitations of the last 24 hours, counted under a lock that holds until the transaction ends.
select c.plan, c.club as "club!", c.person as "person!", c.wait
from jsonb_to_record(app.hold_invitation_count(:club_id)) c (
  plan text, club int, person int, wait int
)
