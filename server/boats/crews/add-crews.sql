-- Makes crews in the order they are given.
insert into crews (
  club_id, session_id, name, boat_type, age, gender, weight, description, gmt_score, parent_id,
  creator_id
)
select
  :club_id, g.session_id, g.name, g.boat_type, g.age, g.gender, g.weight, g.description,
  g.gmt_score, g.parent_id, :creator_id
from json_to_recordset(:given::json) as g (
  session_id bigint, name text, boat_type int, age text, gender text, weight text,
  description text, gmt_score double precision, parent_id bigint, place int
)
order by g.place
returning id
