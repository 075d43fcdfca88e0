-- Writes into the history how sessions differ from what it last saw of them, a new one as created.
-- Who did it is the person of the request, or the creator where nobody asks.
with differing as (
  select s.id, s.creator_id, seen.state as before, now.state
  from sessions s
  left join session_states seen on seen.club_id = s.club_id and seen.session_id = s.id
  cross join lateral (select app.state_of(s.club_id, s.id) as state) now
  where s.club_id = :club_id and s.id = any (:ids) and seen.state is distinct from now.state
),
remembered as (
  insert into session_states (club_id, session_id, state)
  select :club_id, id, state from differing
  on conflict (club_id, session_id) do update set state = excluded.state
)
insert into session_changes (club_id, session_id, user_id, kind, changes)
select
  :club_id,
  d.id,
  coalesce(app.user_id(), d.creator_id),
  case
    when d.before is null then 'created'
    when c.changes ? 'people' and c.changes - 'people' = '{}' then 'people'
    else 'changed'
  end,
  c.changes
from differing d
cross join lateral (select app.difference(d.before, d.state) as changes) c
where d.before is null or c.changes <> '{}'
