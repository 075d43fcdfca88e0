-- Whose results of public sessions have been entered or changed in this transaction: athletes who
-- take part, by themselves or in a crew.
select distinct p.user_id, s.id as session_id, s.name as session
from results r
join sessions s
  on s.club_id = r.club_id and s.id = r.session_id and s.published_at is not null
left join crew_users c on c.club_id = r.club_id and c.crew_id = r.crew_id
join participants p
  on p.club_id = r.club_id and p.session_id = r.session_id
  and p.user_id = coalesce(r.user_id, c.user_id)
where r.club_id = :club_id
  and r.session_id = any (:session_ids)
  and r.version > 0 and r.updated_at = now()
order by session_id, user_id
