-- How many of these people are not in all of the sessions yet.
select count(distinct c.user_id) as "count!"
from unnest(:people::bigint[]) as c (user_id)
cross join sessions s
where s.club_id = :club_id and s.id = any (:session_ids) and not exists (
  select from participants p
  where p.club_id = s.club_id and p.session_id = s.id and p.user_id = c.user_id
)
