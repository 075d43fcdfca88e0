-- Moves sessions to new times.
update sessions s
set starts_at = t.start_date, ends_at = t.end_date, updated_at = now()
from json_to_recordset(:times::json) as t (
  id bigint, start_date timestamptz, end_date timestamptz
)
where s.club_id = :club_id and s.id = t.id
