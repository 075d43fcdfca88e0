-- Gives sessions the focuses of their plan.
insert into session_focuses (club_id, session_id, focus_id)
select :club_id, s.id, f.id
from unnest(:session_ids::bigint[]) as s (id)
cross join unnest(:focuses::bigint[]) as f (id)
on conflict do nothing
