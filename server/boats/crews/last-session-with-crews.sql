-- The newest session of the same sport before this one with a crew in which somebody sat who is
-- down for this one.
select before.id
from sessions here
join sessions before
  on before.club_id = here.club_id and before.id <> here.id
  and before.sport_id = here.sport_id and before.starts_at < here.starts_at
where here.club_id = :club_id and here.id = :session_id and exists (
  select from lasting_crews c
  join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
  join participants p
    on p.club_id = c.club_id and p.session_id = here.id and p.user_id = cu.user_id
  where c.club_id = before.club_id and c.session_id = before.id
)
order by before.starts_at desc, before.id desc
limit 1
