-- A membership for each of these people; of those who have one only who is out of the club gets it.
insert into memberships as m (club_id, user_id, status, side)
select :club_id, p.person, p.status, nullif(p.side, '')
from unnest(:people::bigint[], :statuses::smallint[], :sides::text[]) p (person, status, side)
on conflict (club_id, user_id) do update
set status = excluded.status, side = coalesce(excluded.side, m.side)
where app.has_left(m.status) or m.status = app.onboarding()
returning m.user_id
