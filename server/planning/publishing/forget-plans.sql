-- Marks people as never notified of sessions: everybody, or of public sessions those who are no
-- longer in them. Answers with what is cancelled for them, unless it is over; who does it knows.
with removed as (
  delete from session_notified seen
  using sessions s
  where seen.club_id = :club_id and seen.session_id = any (:ids)
    and s.club_id = seen.club_id and s.id = seen.session_id
    and (:everybody or s.published_at is not null and not exists (
      select from participants p
      where p.club_id = seen.club_id and p.session_id = seen.session_id
        and p.user_id = seen.user_id
    ))
  returning seen.user_id, s.id, s.name, s.starts_at, s.ends_at, s.all_day, s.sport_id
)
select
  user_id,
  id,
  name,
  starts_at,
  all_day or sport_id is not distinct from :day_off as "whole_day!"
from removed
where ends_at > now() and user_id is distinct from :by?
