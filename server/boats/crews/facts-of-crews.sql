-- What the rules need to know of crews, with the viewer's own place in their session. A crew of a
-- deleted session is not there.
select
  c.id,
  c.session_id,
  c.version,
  app.crew_name(c.club_id, c.id, c.name) as "name!",
  c.boat_type,
  c.age,
  c.gender,
  c.weight,
  c.gmt_score,
  c.creator_id,
  c.published_at is not null as "published!",
  app.is_counted(c.club_id, c.id) as "counted!",
  exists (
    select from crew_users u
    where u.club_id = c.club_id and u.crew_id = c.id and u.user_id = :viewer_id
  ) as "aboard!",
  s.kind as session_kind,
  s.sport_id as session_sport_id,
  s.published_at is not null as "session_published!",
  own.edit as own_edit,
  own.add_all_scores as own_add_all_scores
from crews c
left join sessions s on s.club_id = c.club_id and s.id = c.session_id
left join participants own
  on own.club_id = s.club_id and own.session_id = s.id and own.user_id = :viewer_id
where c.club_id = :club_id and c.id = any (:ids) and (c.session_id is null or s.id is not null)
order by c.id
