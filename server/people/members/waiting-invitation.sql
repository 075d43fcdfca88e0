-- The last invitation of a member who has not answered it, with its instants as JSON writes them.
select to_json(i.sent_at) #>> '{}' as "sent_at!", to_json(i.expires_at) #>> '{}' as "expires_at!",
  to_json(i.reminded_at) #>> '{}' as reminded_at,
  i.failed as "failed!"
from app.invitations_here() i
join memberships m on m.user_id = i.user_id
where m.club_id = :club_id and m.user_id = :user_id and m.status = app.invited()
