-- Gives sessions the programmes of their plan, in their order.
insert into strength_programmes (club_id, session_id, position, name, named)
select :club_id, s.id, p.position, p.name, p.named
from unnest(:session_ids::bigint[]) as s (id)
cross join json_to_recordset(:programmes::json) as p (position int, name text, named boolean)
on conflict (club_id, session_id, position) do update
set name = excluded.name, named = excluded.named
