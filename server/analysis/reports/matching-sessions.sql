-- The sessions of a span that have what is asked for; an empty list asks for nothing.
select s.id as "id!"
from sessions s
  join clubs c on c.id = s.club_id
where s.club_id = :club_id
  and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
  and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
  and (
    :weekday?::int is null
    or extract(isodow from s.starts_at at time zone c.time_zone) = :weekday?::int
  )
  and (cardinality(:sports::int[]) = 0 or s.sport_id = any (:sports::int[]))
  and (
    cardinality(:tags::bigint[]) = 0
    or exists (
      select from session_tags g
      where g.club_id = s.club_id and g.session_id = s.id and g.tag_id = any (:tags::bigint[])
    )
  )
  and (
    cardinality(:focuses::int[]) = 0
    or exists (
      select from session_focuses f
      where f.club_id = s.club_id and f.session_id = s.id and f.focus_id = any (:focuses::int[])
    )
  )
  and (
    cardinality(:intensities::int[]) = 0
    or exists (
      select from session_intensities i
      where i.club_id = s.club_id and i.session_id = s.id
        and i.intensity_id = any (:intensities::int[])
    )
  )
  and (
    cardinality(:heart_rates::int[]) = 0
    or exists (
      select from session_rate_zones z
      where z.club_id = s.club_id and z.session_id = s.id and z.kind = 'heart-rate'
        and z.zone_id = any (:heart_rates::int[])
    )
  )
  and (
    cardinality(:stroke_rates::int[]) = 0
    or exists (
      select from session_rate_zones z
      where z.club_id = s.club_id and z.session_id = s.id and z.kind = 'stroke-rate'
        and z.zone_id = any (:stroke_rates::int[])
    )
  )
