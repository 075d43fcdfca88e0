-- What the club of two hundred does besides. Every week it has a session on the ergometer: in turn
-- a test of 2000 m with its splits, half an hour, 6000 m, 3 × 1000 m and 4 × 500 m. All athletes
-- record that session and one on the water, one in five without power. Every fourth rides once a
-- week, every eighth with a power meter. Run after trained.sql.
update users set weight = 55 + id % 45 where id <= 200 and id % 10 > 0;
create temp table ergo as
  select week, 100000 + week as id, planned.*,
    timestamptz '2026-09-29 16:00Z' - week * interval '7 days' as begins
  from generate_series(0, :weeks - 1) week
    join (values (0, '2000 m', 1, 2000, null, 500), (1, '30 min', 1, null, 1800, null),
      (2, '6000 m', 1, 6000, null, null), (3, '3 × 1000 m', 3, 1000, null, null),
      (4, '4 × 500 m', 4, 500, null, null)) planned (kind, name, pieces, metres, seconds, split)
      on kind = week % 5;
insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at, published_at,
  creator_id) overriding system value
  select 1, id, 'session', name, 2, begins, begins + interval '1 hour', begins - interval '7 days',
    201
  from ergo order by begins;
insert into session_structures (club_id, session_id, piece_structure, repetitions, display, numbers)
  select 1, id, 1, pieces, name, array(select generate_series(1, pieces)) from ergo;
insert into session_pieces (club_id, session_id, position, planned_distance, planned_time,
  split_length)
  select 1, id, 1, metres, seconds, split from ergo;
insert into participants (club_id, session_id, user_id, role_id)
  select 1, id, n, 2 from ergo, generate_series(1, 200) n order by begins, n;
insert into kept_loads (club_id, session_id, user_id, local_date, seconds, distance, zone_seconds,
  ets, ets_basis, foster, trimp, proven, rated, took_part)
  select 1, id, n, begins::date, 3600, 10000, '{0,2400,900,300,0,0,0}', 70, 'measured', 200, 90,
    true, true, true
  from ergo, generate_series(1, 200) n order by begins, n;
insert into results (club_id, id, session_id, user_id, sport_id) overriding system value
  select 1, 100000 + row_number() over (order by begins, n), id, n, 2
  from ergo, generate_series(1, 200) n;
insert into scores (club_id, result_id, piece, part, number, time, distance, stroke_rate)
  select 1, r.id, piece, case number when 0 then 'piece' else 'split' end, number,
    coalesce(seconds, case number when 0 then metres else split end * pace),
    case number when 0 then coalesce(metres, seconds / pace) else split end, 22 + r.id % 10
  from ergo
    join results r on r.club_id = 1 and r.session_id = ergo.id
    cross join generate_series(1, pieces) piece
    cross join generate_series(0, coalesce(metres / split, 0)) number
    cross join lateral (
      select 0.19 + (r.user_id * 7 + week * 3 + piece + number) % 50 / 1000.0 as pace
    ) p
  order by r.id, piece, number;
-- On the water and on the ergometer everybody records themselves; a ride is a session of its own.
create temp table recorded as
  select 1 as sport, 2 * (week * 200 + n) as id, n, week, s.id as session_id, s.starts_at as begins
  from generate_series(0, :weeks - 1) week, generate_series(1, 200) n, sessions s
  where s.id = 4 + 7 * week
  union all
  select 2, 2 * (week * 200 + n) + 1, n, week, id, begins from ergo, generate_series(1, 200) n
  union all
  select 3, 1000000 + week * 200 + n, n, week, 1000000 + week * 200 + n,
    timestamptz '2026-09-27 08:00Z' - week * interval '7 days' + n * interval '1 minute'
  from generate_series(0, :weeks - 1) week, generate_series(4, 200, 4) n;
insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at, creator_id,
  auto_created) overriding system value
  select 1, session_id, 'session', 'Ride', 3, begins, begins + interval '2 hours', n, true
  from recorded where sport = 3 order by begins;
insert into participants (club_id, session_id, user_id, role_id)
  select 1, session_id, n, 2 from recorded where sport = 3 order by begins;
insert into kept_loads (club_id, session_id, user_id, local_date, seconds, distance, zone_seconds,
  ets, ets_basis, foster, trimp, proven, rated, took_part)
  select 1, session_id, n, begins::date, 7000 + week % 9, 58000 + n, '{600,4800,1200,300,100,0,0}',
    80, 'measured', 240, 100, true, true, true
  from recorded where sport = 3 order by begins;
insert into activities (club_id, id, import_id, position, user_id, session_id, sport_id, start_time,
  elapsed_time, moving_time, distance, distance_source, records, bests_kept)
  overriding system value
  select 1, id, id, 0, n, session_id, sport, begins, 4000, 3900, 12000, 'device', 4000, true
  from recorded order by begins, n;
insert into recording_bests (club_id, activity_id, kind, span, value, start)
  select 1, id, kind, span, base * (1 + (n * 11 + week * 5 + span) % 40 / 200.0), span % 60
  from recorded
    join (
      select 'time' as kind, span, span * 0.2 as base
      from unnest('{500,1000,2000,5000,6000,10000,20000,40000}'::int[]) span
      union all
      select 'speed', span, 5.5 - span / 3600.0
      from unnest('{5,15,30,60,120,300,600,1200,1800,3600}'::int[]) span
      union all
      select 'power', span, 380 - span / 20.0
      from unnest('{5,15,30,60,120,300,600,1200,1800,3600}'::int[]) span
      union all
      select 'heart-rate', span, 160 - span / 200.0
      from unnest('{60,120,300,600,1200,1800,3600}'::int[]) span
      union all
      select 'climb', 0, 300
    ) best on case kind when 'time' then sport = 3 or span <= 10000
      when 'power' then sport = 2 and n % 5 > 0 or sport = 3 and n % 8 = 0
      when 'climb' then sport = 3 else true end
  order by begins, n, kind, span;
select setval(pg_get_serial_sequence('sessions', 'id'), (select max(id) from sessions)),
  setval(pg_get_serial_sequence('results', 'id'), (select max(id) from results)),
  setval(pg_get_serial_sequence('activities', 'id'), (select max(id) from activities));
