-- Invitations to the club that wait for an answer, with their instants as JSON writes them.
select i.user_id as "user_id!", to_json(i.sent_at) #>> '{}' as "sent_at!",
  to_json(i.expires_at) #>> '{}' as "expires_at!", to_json(i.reminded_at) #>> '{}' as reminded_at
from app.unanswered_invitations() i
join clubs c on c.id = :club_id
