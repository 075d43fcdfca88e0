-- A membership for each of these people; of those who have one only who is out of the club gets it.
insert into memberships as m (club_id, user_id, status)
select :club_id, p.person, p.status
from unnest(:people::bigint[], :statuses::smallint[]) p (person, status)
on conflict (club_id, user_id) do update set status = excluded.status
where m.status in (2, 3, 5, 6)
returning m.user_id
