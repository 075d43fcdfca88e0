-- The answer each person has in sessions that are merged into another, first of the person who has
-- wanted to come longest. Training in another sport is an alternative; a recording of it is an
-- answer too.
with answers as (
  select
    user_id, attending, wanted_since, ill, injured, answered_by,
    coalesce(attending = :attends, false) or waiting_since is not null as wants,
    did_alternative or session_id = any (:other_sport_ids) as did_alternative,
    true as answered
  from attendance
  where club_id = :club_id and session_id = any (:from_ids) and answered_at is not null
  union all
  select user_id, null, null, false, false, null, false, true, false
  from activities
  where club_id = :club_id and session_id = any (:other_sport_ids)
),
best as (
  select distinct on (user_id) *, bool_or(answered) over (partition by user_id) as ever_answered
  from answers
  order by user_id, did_alternative desc, wants desc, attending
)
select
  b.user_id as "user_id!",
  b.attending,
  b.wants as "wants!",
  b.wanted_since::text as wanted_since,
  b.ill as "ill!",
  b.injured as "injured!",
  b.did_alternative as "did_alternative!",
  b.answered_by,
  b.ever_answered as "answered!",
  exists (
    select from attendance a
    where a.club_id = :club_id and a.session_id = :into_id and a.user_id = b.user_id
      and a.answered_at is not null
  ) as "answered_there!",
  coalesce(there.role_id = :athlete_role, (
    select max(p.role_id) = :athlete_role from participants p
    where p.club_id = :club_id and p.session_id = any (:from_ids) and p.user_id = b.user_id
  ), false) as "is_athlete!"
from best b
left join participants there
  on there.club_id = :club_id and there.session_id = :into_id and there.user_id = b.user_id
order by b.wanted_since, b.user_id
