-- The guardians of a member of the club in context, and invitations that wait for an answer.
select
  g.id as "id!",
  g.state as "state!",
  g.email as "email!",
  g.full_name,
  g.invited_at as "invited_at!",
  g.accepted_at
from app.guardians_of_child(:child) g
where app.club_id() = :club_id
