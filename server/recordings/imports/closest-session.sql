-- The session of somebody's day that a recording belongs to: one of its own sport first, then the
-- one that begins nearest. A session that a file made is one outing: it takes what overlaps it, or
-- goes on after half an hour at most, as a computer does that was stopped and started again. The
-- row in the evening is another than the one in the morning.
select s.id, s.sport_id as "sport_id!"
from sessions s
join participants p
  on p.club_id = s.club_id and p.session_id = s.id and p.user_id = :user_id
where s.club_id = :club_id and s.kind = 'session'
  and (s.starts_at at time zone :time_zone)::date
    = (:start::timestamptz at time zone :time_zone)::date
  and s.sport_id = any (:sport_ids)
  and (
    not s.auto_created
    or tstzrange(s.starts_at - interval '30 minutes', s.ends_at + interval '30 minutes')
      && tstzrange(:start::timestamptz, :finish::timestamptz, '[]')
    or exists (
      select from activities a
      where a.club_id = s.club_id and a.session_id = s.id and a.user_id = :user_id
        and tstzrange(
          a.start_time - interval '30 minutes',
          a.start_time + (coalesce(a.elapsed_time, 0) * interval '1 second' + interval '30 minutes')
        ) && tstzrange(:start::timestamptz, :finish::timestamptz, '[]')
    )
  )
order by
  s.sport_id is not distinct from :sport_id? desc,
  abs(extract(epoch from s.starts_at - :start::timestamptz)),
  s.id
limit 1
