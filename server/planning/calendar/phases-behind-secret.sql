-- The plans of seasons whose phases the feed behind a secret shows.
select
  p.id as "id!",
  p.first_day::text as "first_day!",
  p.squad,
  p.phases as "phases!",
  p.revision as "revision!",
  p.updated_at as "updated_at!"
from app.linked_phases(:secret, :first::date, :last::date) p
