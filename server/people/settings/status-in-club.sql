-- What somebody is in a club, whatever club is in context.
select (app.viewer_of_token(id, :club) -> 'club' ->> 'status')::int as status
from tokens
where user_id = :user_id and scope is null
limit 1
