-- The plan that holds for a squad, an athlete or the club: their own, else that of a squad of the
-- athlete, else that of the club.
select
  p.id as "id!",
  p.squad_id,
  p.user_id,
  q.name as squad,
  p.phases as "phases!",
  p.rules
from seasons p
left join squads q on q.club_id = p.club_id and q.id = p.squad_id
where p.club_id = :club_id and p.first_day = :first::date
  and case
    when :user_id?::bigint is not null then p.user_id = :user_id?::bigint or (
      p.user_id is null and (p.squad_id is null or p.squad_id in (
        select su.squad_id from squad_users su
        where su.club_id = p.club_id and su.user_id = :user_id?::bigint
      ))
    )
    when :squad_id?::bigint is not null then p.user_id is null
      and (p.squad_id is null or p.squad_id = :squad_id?::bigint)
    else p.user_id is null and p.squad_id is null
  end
order by p.user_id is null, p.squad_id is null, p.squad_id
limit 1
