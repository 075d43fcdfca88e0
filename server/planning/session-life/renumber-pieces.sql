-- Gives pieces of results and recordings new numbers, all of a group at once.
select app.renumber_pieces(:club_id, g.results, g.files, g.olds, g.news) as changed
from json_to_recordset(:groups::json) as g (
  results bigint[], files bigint[], olds smallint[], news smallint[]
)
