-- Moves one result of each athlete, crew or squad that has none of its kind in the session that
-- stays. What was done in another sport is an alternative there. Boats of seat races stay.
with movable as (
  select distinct on (r.user_id, r.crew_id, r.squad_id, a.alternative)
    r.id, r.session_id, r.crew_id, a.alternative
  from results r
  cross join lateral (
    select r.alternative or r.session_id = any (:other_sport_ids) as alternative
  ) a
  where r.club_id = :club_id and r.session_id = any (:from_ids)
    and not exists (
      select from seat_race_boats b where b.club_id = r.club_id and b.crew_id = r.crew_id
    )
    and not exists (
      select from results t
      where t.club_id = r.club_id and t.session_id = :into_id and t.alternative = a.alternative
        and t.user_id is not distinct from r.user_id
        and t.crew_id is not distinct from r.crew_id
        and t.squad_id is not distinct from r.squad_id
    )
  order by r.user_id, r.crew_id, r.squad_id, a.alternative, r.id
)
update results r
set session_id = :into_id, alternative = m.alternative
from movable m
where r.club_id = :club_id and r.id = m.id
returning r.id, m.session_id, r.crew_id
