-- The side of members who have none; says whose was set.
update memberships m
set side = p.side
from unnest(:people::bigint[], :sides::text[]) p (person, side)
where m.club_id = :club_id and m.user_id = p.person and m.side is null
returning m.user_id, m.side
