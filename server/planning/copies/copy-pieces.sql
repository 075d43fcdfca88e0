insert into session_pieces (
  club_id, session_id, position, planned_distance, planned_time, rest, split_length, segments,
  variable_split_lengths, planned_rate
)
select
  o.club_id, copy.id, o.position, o.planned_distance, o.planned_time, o.rest, o.split_length,
  o.segments, o.variable_split_lengths, o.planned_rate
from session_pieces o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
