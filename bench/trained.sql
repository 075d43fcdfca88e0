-- One club of two hundred athletes who trained every day of :days days, and a head coach,
-- person 201. Every third session has three pieces of twenty-five eights. Run with triggers and
-- row checks off.
insert into users (id, email, first_name, last_name, email_verified_at, date_of_birth, gender,
  health_consent) overriding system value
  select n, format('trained-%s@bench.example', n), 'Person', format('Number %s', n),
    timestamptz '2023-01-01', date '1990-01-01' + n, case when n % 2 = 0 then 'w' else 'm' end,
    true
  from generate_series(1, 201) n;
insert into clubs (id, name, time_zone, default_sport_id, creator_id) overriding system value
  values (1, 'Club of two hundred', 'Europe/Berlin', 1, 201);
update clubs set gmt_distribution = '[{"id": 1, "name": "T1", "start": 68, "end": 73},
  {"id": 2, "name": "T2", "start": 74, "end": 79}, {"id": 3, "name": "T3", "start": 80, "end": 85},
  {"id": 4, "name": "T4", "start": 86, "end": 90}, {"id": 5, "name": "T5", "start": 91, "end": 97},
  {"id": 6, "name": "T6", "start": 98, "end": 110}]';
insert into subscriptions (club_id, plan_id, status, next_bill_date) select 1, id, 2, '2099-12-31'
  from plans where key = 'platinum';
insert into memberships (club_id, user_id, status) select 1, n, 1 from generate_series(1, 201) n;
insert into membership_roles (club_id, user_id, role_id) select 1, n,
  case when n = 201 then 3 else 2 end from generate_series(1, 201) n;
insert into role_permissions (club_id, role_id, permission_id) select 1, 3, id from permissions;
insert into tokens (user_id, hash, client, expires_at)
  values (201, sha256('bench-trained'::bytea), 'bench', '2099-12-31');
insert into squads (club_id, id, name) overriding system value select 1, n, format('Squad %s', n)
  from generate_series(1, 8) n;
insert into squad_users (club_id, squad_id, user_id) select 1, 1 + n % 8, n
  from generate_series(1, 200) n;
insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at, planned_rpe,
  planned_time, planned_distance, published_at, creator_id) overriding system value
  select 1, n, 'session', 'Steady state', 1, begins, begins + interval '90 minutes', 3, 5400,
    12000, begins - interval '7 days', 201
  from generate_series(1, :days) n,
    lateral (select timestamptz '2026-09-30 05:00Z' - (n - 1) * interval '1 day' as begins) t
  order by n desc;
insert into participants (club_id, session_id, user_id, role_id)
  select 1, s.id, n, 2 from sessions s, generate_series(1, 200) n order by s.starts_at, n;
insert into attendance (club_id, session_id, user_id, attending, ill, reason)
  select 1, session_id, user_id, case when (session_id + user_id) % 9 = 0 then 2 else 1 end,
    (session_id + user_id) % 27 = 0, case when (session_id + user_id) % 27 = 9 then 'work' end
  from participants;
insert into kept_loads (club_id, session_id, user_id, local_date, seconds, distance, zone_seconds,
  ets, ets_basis, foster, trimp, proven, rated, took_part)
  select 1, p.session_id, p.user_id, (s.starts_at at time zone 'Europe/Berlin')::date, 5400, 12000,
    '{0,3600,1500,300,0,0,0}', 90, 'measured', 270, 110, true, true,
    (p.session_id + p.user_id) % 9 > 0
  from participants p join sessions s on s.club_id = p.club_id and s.id = p.session_id
  order by s.starts_at, p.user_id;
insert into session_structures (club_id, session_id, piece_structure, repetitions, display, numbers)
  select 1, id, 1, 3, '3 × 2000 m / 6:00', '{1}' from sessions where id % 3 = 0;
insert into crews (club_id, id, session_id, name, boat_type, gmt_score) overriding system value
  select 1, s.id * 25 + boat, s.id, format('Eight %s', boat), 9, 319
  from sessions s, generate_series(1, 25) boat where s.id % 3 = 0 order by s.starts_at, boat;
insert into crew_users (club_id, crew_id, user_id, position)
  select 1, c.id, (c.id - session_id * 25 - 1) * 8 + seat, seat
  from crews c, generate_series(1, 8) seat order by c.id, seat;
insert into results (club_id, id, session_id, crew_id, sport_id) overriding system value
  select 1, id, session_id, id, 1 from crews order by id;
insert into scores (club_id, result_id, piece, part, number, time, distance, stroke_rate)
  select 1, r.id, piece, 'piece', 0, 350 + (r.id * 7 + piece) % 50, 2000, 28
  from results r, generate_series(1, 3) piece order by r.id, piece;
-- How they were in the morning, but for every eleventh, with illness and injury now and then.
insert into mornings (club_id, user_id, day, waking_hr, standing_hr, hrv_rmssd, sleep_time,
  sleep_quality, perceived_shape, fatigue, soreness, stress, mood, hydration, training_quality,
  temperature, weight, health, reasons)
  select 1, n, date '2026-09-30' - d, 46 + (n * 7 + d * 5) % 14, 64 + (n * 3 + d * 7) % 18,
    40 + (n * 11 + d * 13) % 70, 340 + (n * 17 + d * 29) % 180, 1 + (n + d) % 5,
    1 + (n + 2 * d) % 5, 1 + (n + 3 * d) % 5, 1 + (2 * n + d) % 5, 1 + (3 * n + d) % 5,
    1 + (n + 4 * d) % 5, 1 + (n + d) % 8, 1 + (4 * n + d) % 5,
    case when (n + d) % 3 = 0 then 34.8 + (n + d) % 36 / 10.0 end,
    70 + n % 20 + (d * 7) % 40 / 10.0,
    case when (n + d / 4) % 30 = 0 then 'ill' when (n + d / 6) % 41 = 0 then 'injured'
      when (n + d) % 5 > 0 then 'healthy' end,
    case when (n + d / 4) % 30 = 0 then array['virus'] else '{}' end
  from generate_series(:days - 1, 0, -1) d, generate_series(1, 200) n
  where (n + d) % 11 > 0 order by d desc, n;
insert into absences (club_id, user_id, from_date, until_date, reason)
  select 1, n, '2026-09-20', '2026-10-03', case when n % 20 = 0 then 'ill' else 'injured' end
  from generate_series(10, 200, 10) n;
select setval(pg_get_serial_sequence('sessions', 'id'), (select max(id) from sessions)),
  setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users)),
  setval(pg_get_serial_sequence('results', 'id'), (select max(id) from results)),
  setval(pg_get_serial_sequence('crews', 'id'), (select max(id) from crews)),
  setval(pg_get_serial_sequence('squads', 'id'), (select max(id) from squads)),
  setval(pg_get_serial_sequence('clubs', 'id'), 1);
