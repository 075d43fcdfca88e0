-- Writes the loads as they were worked out, and deletes those that nothing gives any more: of
-- everybody in whole sessions, in others only of some people and of those in a boat with them.
with fresh as (
  select *
  from json_to_recordset(:loads::json) as f (
    session_id bigint, user_id bigint, local_date date, seconds double precision,
    distance double precision, zone_seconds double precision[], ets double precision,
    ets_basis text, foster double precision, trimp double precision, proven boolean, rated boolean
  )
),
deleted as (
  delete from kept_loads t
  where t.club_id = :club_id and t.session_id = any (:session_ids)
    and not exists (
      select from fresh f where f.session_id = t.session_id and f.user_id = t.user_id
    )
    and (
      t.session_id = any (:whole_ids)
      or t.user_id = any (:user_ids)
      or exists (
        select from crews w
        join crew_users cu on cu.club_id = w.club_id and cu.crew_id = w.id
        where w.club_id = t.club_id and w.session_id = t.session_id and cu.user_id = t.user_id
      )
      or t.user_id in (
        select n.user_id from recorded_seats n
        join activities a on a.club_id = n.club_id and a.id = n.activity_id
        where n.club_id = :club_id
          and (a.session_id = any (:session_ids) or a.user_id = any (:user_ids))
      )
    )
)
insert into kept_loads as t (
  club_id, session_id, user_id, local_date, seconds, distance, zone_seconds, ets, ets_basis,
  foster, trimp, proven, rated, took_part, rules
)
select
  :club_id, f.session_id, f.user_id, f.local_date, f.seconds, f.distance, f.zone_seconds, f.ets,
  f.ets_basis, f.foster, f.trimp, f.proven, f.rated,
  app.took_part(f.proven, f.rated, a.attending, a.presence), :rules
from fresh f
left join attendance a
  on a.club_id = :club_id and a.session_id = f.session_id and a.user_id = f.user_id
order by f.session_id, f.user_id
on conflict (club_id, session_id, user_id) do update
set
  local_date = excluded.local_date, seconds = excluded.seconds, distance = excluded.distance,
  zone_seconds = excluded.zone_seconds, ets = excluded.ets, ets_basis = excluded.ets_basis,
  foster = excluded.foster, trimp = excluded.trimp, proven = excluded.proven,
  rated = excluded.rated, took_part = excluded.took_part, rules = excluded.rules
