-- Somebody who trained in another sport than planned did an alternative, by the rule
-- isAlternativeTo, and a session says that it has such results. What only its owner may see says
-- nothing to others. Looks at these activities, or at all a person has in these sessions.
with people as (
  select distinct a.session_id, a.user_id
  from activities a
  join sessions s on s.club_id = a.club_id and s.id = a.session_id
  where a.club_id = :club_id and not a.owner_only
    and (
      a.id = any (:activity_ids)
      or a.session_id = any (:session_ids) and a.user_id = :user_id?
    )
    and s.sport_id <> :multisport and a.sport_id <> :other and a.sport_id <> s.sport_id
    and not (a.sport_id = any (:same_sport_ids) and s.sport_id = any (:same_sport_ids))
),
marked as (
  update sessions set alternative_results = true
  where club_id = :club_id and id in (select session_id from people)
)
insert into attendance (club_id, session_id, user_id, did_alternative)
select p.club_id, p.session_id, p.user_id, true
from participants p
join people using (session_id, user_id)
where p.club_id = :club_id
on conflict (club_id, session_id, user_id) do update set did_alternative = true
