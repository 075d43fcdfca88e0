-- Recordings of boats with sensors: whose the strokes of their seats are.

-- Whose the strokes of a seat are or may be, for each channel that has them: as somebody said, else
-- by the crews that may have been recorded and by the name in the file.
create view rowed_channels with (security_invoker = true) as
  select c.club_id, c.activity_id, c.name, a.import_id, p.user_id
  from (
    select club_id, activity_id, name, substring(name from '@([0-9]+)')::int as seat
    from channels
    where name like '%@%'
    union
    select club_id, activity_id, name, substring(name from '@([0-9]+)')::int
    from recorded_channels
    where name like '%@%'
  ) c
  join activities a on a.club_id = c.club_id and a.id = c.activity_id
  left join recorded_seats n
    on n.club_id = c.club_id and n.activity_id = c.activity_id and n.position = c.seat
  cross join lateral (
    select n.user_id
    where n.user_id is not null
    union all
    select u.user_id
    from crews w
    join crew_users u on u.club_id = w.club_id and u.crew_id = w.id and u.position = c.seat
    where n.user_id is null and w.club_id = a.club_id
      and (w.id = a.crew_id or (a.crew_id is null and w.session_id = a.session_id))
    union all
    select t.user_id
    from participants t
    join users u on u.id = t.user_id
    where n.user_id is null and t.club_id = a.club_id and t.session_id = a.session_id
      and lower(trim(u.full_name)) = lower(trim(n.name))
  ) p;
grant select on rowed_channels to slipway_app, slipway_worker;

-- Of a boat with sensors no stroke goes out of who is not seen, nor the file that has them all.
call app.protect(
  'files',
  'recordings, counted: where id in (select file_id from imports where seen(user_id) and not '
  'owner_only); hiding sha256 where id in (select i.file_id from imports i join rowed_channels c '
  'on c.club_id = i.club_id and c.import_id = i.id where not seen(c.user_id))'
);
call app.protect(
  'channels',
  'recordings: where (activity_id, name) not in (select activity_id, name from rowed_channels '
  'where not seen(user_id))'
);
call app.protect(
  'recorded_channels',
  'recordings: where (activity_id, name) not in (select activity_id, name from rowed_channels '
  'where not seen(user_id))'
);
