insert into efforts (club_id, activity_id, name, start, finish, piece, source, creator_id)
select :club_id, :activity_id, name, start, finish, piece, source, :creator_id
from json_to_recordset(:efforts::json) as d (
  name text, start double precision, finish double precision, piece smallint, source text
)
returning id
