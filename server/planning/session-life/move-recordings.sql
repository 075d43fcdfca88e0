-- Moves what is recorded live, but not by boats of seat races, which stay. A device goes on with
-- one recording of a crew or an athlete in a session, so a second one that is not over stays too.
with movable as (
  select
    r.id, r.session_id, r.crew_id, r.user_id, r.device, o.is_open,
    row_number() over (
      partition by r.crew_id, r.user_id, r.device, o.is_open order by r.id desc
    ) as place
  from live_recordings r
  cross join lateral (select r.status < 4 or r.abandoned_from is not null as is_open) o
  where r.club_id = :club_id and r.session_id = any (:from_ids)
    and not exists (
      select from seat_race_boats b where b.club_id = r.club_id and b.crew_id = r.crew_id
    )
)
update live_recordings r
set session_id = :into_id
from movable m
where r.club_id = :club_id and r.id = m.id
  and (
    not m.is_open
    or m.place = 1
      and not exists (
        select from live_recordings t
        where t.club_id = :club_id and t.session_id = :into_id
          and t.crew_id is not distinct from m.crew_id
          and t.user_id is not distinct from m.user_id
          and t.device = m.device
          and (t.status < 4 or t.abandoned_from is not null)
      )
  )
returning r.id, m.session_id, r.crew_id
