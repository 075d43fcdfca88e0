-- How people who were brought along have rated since holds in the sessions they return to.
insert into session_ratings as r (club_id, session_id, user_id, rpe, rated_at)
select n.club_id, p.session_id, n.user_id, n.rpe, n.rated_at
from session_merges m
join session_ratings n on n.club_id = m.club_id and n.session_id = m.session_id
join participants p
  on p.club_id = m.club_id and p.session_id = any (m.from_ids) and p.user_id = n.user_id
where m.club_id = :club_id and m.id = :id and n.user_id = any (:people)
  and n.rated_at > m.merged_at
on conflict (club_id, session_id, user_id) do update
set rpe = excluded.rpe, rated_at = excluded.rated_at
where r.rated_at < excluded.rated_at
