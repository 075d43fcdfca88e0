-- A session for each of these recordings, which a file makes and its athlete owns.
insert into sessions (
  club_id, kind, name, sport_id, starts_at, ends_at, published_at, creator_id, auto_created
)
select :club_id, 'session', name, sport_id, starts_at, ends_at, now(), :user_id, true
from json_to_recordset(:sessions::json) as f (
  name text, sport_id int, starts_at timestamptz, ends_at timestamptz
)
returning id, starts_at
