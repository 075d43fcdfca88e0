-- Events that can be goals of a season, those with a priority among them.
select
  s.id as "id!",
  s.name as "name!",
  s.event_type,
  (s.starts_at at time zone :time_zone)::date::text as "first_day!",
  app.last_day(s.starts_at, s.ends_at, :time_zone)::text as "last_day!",
  g.priority
from sessions s
left join season_goals g
  on g.club_id = s.club_id and g.session_id = s.id and g.season_id = :season_id
where s.club_id = :club_id
  and s.starts_at >= (:first::date)::timestamp at time zone :time_zone
  and s.starts_at < (:last::date + 1)::timestamp at time zone :time_zone
  and (:sees_drafts or s.published_at is not null)
  and (g.priority is not null or s.event_type in ('regatta', 'test_day'))
order by s.starts_at, s.id
limit 200
