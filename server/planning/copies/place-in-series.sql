-- Puts sessions into a series; some of them move to another time.
update sessions s
set
  series_id = :series_id,
  starts_at = coalesce(n.start_date, s.starts_at),
  ends_at = coalesce(n.end_date, s.ends_at),
  updated_at = case when n.id is null then s.updated_at else now() end
from unnest(:ids::bigint[]) as o (id)
left join json_to_recordset(:times::json) as n (
  id bigint, start_date timestamptz, end_date timestamptz
) on n.id = o.id
where s.club_id = :club_id and s.id = o.id
