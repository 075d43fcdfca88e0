-- The entries of sessions that are scored again, and all others on the days of the same people
-- before and now: what is too much in a day is so of all of it.
with places as (
  select o.challenge_id, o.user_id, o.day
  from challenge_entries o
  where o.club_id = :club_id and o.session_id = any (:session_ids)
  union
  select challenge_id, user_id, day
  from unnest(:challenge_ids::bigint[], :user_ids::bigint[], :days::date[])
    as n (challenge_id, user_id, day)
)
select
  e.challenge_id, e.team_id, e.user_id, e.session_id, e.day, e.value, e.seconds, e.distance,
  e.flag, e.decided, e.note, e.counts
from places p
join challenge_entries e
  on e.club_id = :club_id and e.challenge_id = p.challenge_id and e.user_id = p.user_id
    and e.day = p.day
where e.challenge_id = any (:scored_ids) and e.user_id = any (:people)
