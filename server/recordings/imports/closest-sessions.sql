-- The session of somebody's day that each of these recordings belongs to: one of its own sport
-- first, then the one that begins nearest. A session that a file made is one outing: it takes what
-- overlaps it, or goes on after half an hour at most, as a computer does that was stopped and
-- started again. The row in the evening is another than the one in the morning.
select r.place as "place!", s.id as "id!", s.sport_id as "sport_id!"
from json_to_recordset(:recordings::json) as r (
  place int, start timestamptz, finish timestamptz, sport_id int, sport_ids int[]
)
cross join lateral (
  select s.id, s.sport_id
  from sessions s
  join participants p
    on p.club_id = s.club_id and p.session_id = s.id and p.user_id = :user_id
  where s.club_id = :club_id and s.kind = 'session'
    and s.starts_at between r.start - interval '2 days' and r.start + interval '2 days'
    and (s.starts_at at time zone :time_zone)::date
      = (r.start at time zone :time_zone)::date
    and s.sport_id = any (r.sport_ids)
    and (
      not s.auto_created
      or tstzrange(s.starts_at - interval '30 minutes', s.ends_at + interval '30 minutes')
        && tstzrange(r.start, r.finish, '[]')
      or exists (
        select from activities a
        where a.club_id = s.club_id and a.session_id = s.id and a.user_id = :user_id
          and tstzrange(
            a.start_time - interval '30 minutes',
            a.start_time
              + (coalesce(a.elapsed_time, 0) * interval '1 second' + interval '30 minutes')
          ) && tstzrange(r.start, r.finish, '[]')
      )
    )
  order by
    s.sport_id is not distinct from r.sport_id desc,
    abs(extract(epoch from s.starts_at - r.start)),
    s.id
  limit 1
) s
