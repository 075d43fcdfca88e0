-- What the person in context is in a club that invited them, by its id, a code or both.
select i.club_id as "club_id!", i.club_name as "club_name!", i.status, i.roles as "roles!",
  i.inviter, i.inviter_id, i.code
from jsonb_to_record(app.own_invitation(:code_hash?, :club?)) i (
  club_id bigint, club_name text, status int, roles int[], inviter text, inviter_id bigint,
  code text
)
where i.club_id is not null
