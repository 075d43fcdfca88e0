-- The plan that holds for a squad, an athlete or the club.
select
  p.id as "id!",
  p.squad_id,
  p.user_id,
  q.name as squad,
  p.phases as "phases!",
  p.rules
from seasons p
left join squads q on q.club_id = p.club_id and q.id = p.squad_id
where p.club_id = :club_id
  and p.id = app.plan_of_season(
    :club_id, :first::date, :user_id?::bigint, :squad_id?::bigint
  )
