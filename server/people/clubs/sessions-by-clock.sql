-- What depends on the clock of a club: sessions to come, and whole days at any time.
select
  count(*) filter (where not s.day_long and s.starts_at > now()) as "coming!",
  count(*) filter (where s.day_long) as "whole_days!"
from (
  select starts_at, all_day or sport_id is not distinct from :day_off as day_long
  from sessions
  where club_id = :club_id
) s
