-- Makes crews in the order they are given. A copy keeps the day on which its gold medal time was
-- set.
insert into crews (
  club_id, session_id, name, boat_type, age, gender, weight, description, gmt_score, gmt_set_at,
  parent_id, creator_id
)
select
  :club_id, g.session_id, g.name, g.boat_type, g.age, g.gender, g.weight, g.description,
  g.gmt_score,
  case
    when g.gmt_score is not null then coalesce((
      select p.gmt_set_at
      from crews p
      where p.club_id = :club_id and p.id = g.parent_id and p.gmt_score = g.gmt_score
    ), now())
  end,
  g.parent_id, :creator_id
from json_to_recordset(:given::json) as g (
  session_id bigint, name text, boat_type int, age text, gender text, weight text,
  description text, gmt_score double precision, parent_id bigint, place int
)
order by g.place
returning id
