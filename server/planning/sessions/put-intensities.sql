-- Gives sessions the intensities of their plan, with the share of each.
insert into session_intensities (club_id, session_id, intensity_id, percentage)
select :club_id, s.id, i.id, i.percentage
from unnest(:session_ids::bigint[]) as s (id)
cross join unnest(:intensities::int[], :percentages::double precision[]) as i (id, percentage)
on conflict (club_id, session_id, intensity_id) do update set percentage = excluded.percentage
