-- The heart-rate zones of the club's files by its own factors, or else by the published ones.
update activities a
set ets = s.ets_weight * (
  select sum(z.seconds * z.factor) / 60
  from rows from (
    unnest(a.zone_seconds),
    unnest(coalesce(c.ets_factors, :published_factors))
  ) as z (seconds, factor)
)
from sports s, clubs c
where a.club_id = :club_id and c.id = a.club_id and s.id = a.sport_id
  and a.zone_seconds is not null
