-- Gives sessions tags.
insert into session_tags (club_id, session_id, tag_id)
select :club_id, s.id, t.id
from unnest(:session_ids::bigint[]) as s (id)
cross join unnest(:tag_ids::bigint[]) as t (id)
on conflict do nothing
