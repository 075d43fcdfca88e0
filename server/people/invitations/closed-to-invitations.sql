-- Which of these addresses take no invitation, and why.
select c.address as "address!", c.reason as "reason!"
from app.closed_to_invitations(:addresses, :most) c
