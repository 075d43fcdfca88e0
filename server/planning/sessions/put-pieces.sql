-- Gives sessions the pieces of their structure, in their order.
insert into session_pieces (
  club_id, session_id, position, planned_distance, planned_time, rest, split_length,
  variable_split_lengths, segments, planned_rate
)
select
  :club_id, s.id, p.position, p.planned_distance, p.planned_time, p.rest, p.split_length,
  p.variable_split_lengths, p.segments, p.planned_rate
from unnest(:session_ids::bigint[]) as s (id)
cross join json_to_recordset(:pieces::json) as p (
  position int, planned_distance double precision, planned_time double precision,
  rest double precision, split_length double precision,
  variable_split_lengths double precision[], segments jsonb,
  planned_rate double precision
)
on conflict (club_id, session_id, position) do update
set planned_distance = excluded.planned_distance,
  planned_time = excluded.planned_time,
  rest = excluded.rest,
  split_length = excluded.split_length,
  variable_split_lengths = excluded.variable_split_lengths,
  segments = excluded.segments,
  planned_rate = excluded.planned_rate
