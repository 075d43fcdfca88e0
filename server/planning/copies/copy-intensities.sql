insert into session_intensities (club_id, session_id, intensity_id, percentage)
select o.club_id, copy.id, o.intensity_id, o.percentage
from session_intensities o
cross join unnest(:copies::bigint[]) as copy (id)
where o.club_id = :club_id and o.session_id = :id
