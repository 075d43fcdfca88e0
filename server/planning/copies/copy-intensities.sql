insert into session_intensities (club_id, session_id, intensity_id, percentage)
select o.club_id, copy.id, o.intensity_id, o.percentage
from session_intensities o
join unnest(:originals::bigint[], :copies::bigint[]) as copy (original, id)
  on copy.original = o.session_id
where o.club_id = :club_id
