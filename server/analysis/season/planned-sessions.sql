-- Sessions of some days with how many of the people train in them.
select
  s.id as "id!",
  (s.starts_at at time zone :time_zone)::date::text as "day!",
  coalesce(s.sport_id, :other_sport) as "sport_id!",
  s.published_at is not null as "published!",
  coalesce(s.planned_time, extract(epoch from s.ends_at - s.starts_at))::double precision
    as "seconds!",
  s.planned_distance,
  s.planned_rpe,
  array(
    select i.intensity_id from session_intensities i
    where i.club_id = s.club_id and i.session_id = s.id
    order by i.intensity_id
  ) as "intensity_ids!",
  array(
    select i.percentage from session_intensities i
    where i.club_id = s.club_id and i.session_id = s.id
    order by i.intensity_id
  ) as "percentages!",
  (
    select count(*) from participants p
    where p.club_id = s.club_id and p.session_id = s.id
      and p.role_id = :athlete_role and p.user_id = any (:user_ids)
  ) as "people!"
from sessions s
where s.club_id = :club_id and s.kind = 'session' and s.sport_id is distinct from :day_off
  and s.starts_at >= (:first::date)::timestamp at time zone :time_zone
  and s.starts_at < (:last::date + 1)::timestamp at time zone :time_zone
  and (:sees_drafts or s.published_at is not null)
order by s.starts_at, s.id
