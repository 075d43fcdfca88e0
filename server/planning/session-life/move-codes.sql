-- Moves the codes of crews that move, and those of athletes without one in the session that
-- stays.
with movable as (
  select k.id, k.session_id
  from connect_codes k
  where k.club_id = :club_id and k.session_id = any (:from_ids)
    and (
      k.crew_id = any (:crew_ids)
      or k.user_id is not null
        and not exists (
          select from connect_codes t
          where t.club_id = :club_id and t.user_id = k.user_id
            and (t.session_id = :into_id or t.session_id = any (:from_ids) and t.id < k.id)
        )
    )
)
update connect_codes k
set session_id = :into_id
from movable m
where k.club_id = :club_id and k.id = m.id
returning k.id, m.session_id
