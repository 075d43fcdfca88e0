-- Clubs of :sessions sessions in one year each, every session of every club with its structure
-- every second time. Clubs up to :measured have their people, participants and answers; the others
-- only make the tables as large as a country's. Run with triggers and row checks off.
insert into users (id, email, first_name, last_name)
  overriding system value
  select club * 100 + person, format('person-%s-%s@bench.example', club, person), 'Person',
    format('Number %s', person)
  from generate_series(1, :measured) club, generate_series(1, 41) person;
insert into clubs (id, name, time_zone, default_sport_id, training_metric)
  overriding system value
  select club, format('Rowing club %s', club), 'Europe/Berlin', 1, 'ets'
    from generate_series(1, :clubs) club;
insert into subscriptions (club_id, plan_id, status, next_bill_date)
  select club, (select id from plans where key = 'platinum'), 2, '2099-12-31'
    from generate_series(1, :measured) club;
insert into memberships (club_id, user_id, status)
  select club, club * 100 + person, 1
    from generate_series(1, :measured) club, generate_series(1, 41) person;
insert into membership_roles (club_id, user_id, role_id)
  select club, club * 100 + person, case when person = 41 then 3 else 2 end
    from generate_series(1, :measured) club, generate_series(1, 41) person;
insert into role_permissions (club_id, role_id, permission_id)
  select club, 3, id from generate_series(1, :measured) club, permissions;
-- the coach of each measured club, person 41, is signed in with the token "bench-coach-<club>"
insert into tokens (user_id, hash, client, expires_at)
  select club * 100 + 41, sha256(format('bench-coach-%s', club)::bytea), 'bench', '2099-12-31'
    from generate_series(1, :measured) club;
-- clubs take turns, as they do in life: the rows of one club lie scattered over the table
insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at, location,
  planned_distance, planned_time, published_at, creator_id)
  overriding system value
  select club, (n - 1) * :clubs + club, 'session',
    (array['3 × 2000 m', 'Steady state', 'Long row', 'Starts and sprints',
    'Ergo 5 × 1000 m'])[1 + n % 5], 1 + n % 2,
    begins, begins + interval '90 minutes',
      case when n % 3 = 0 then 'Boathouse' end, 12000 + n % 7 * 500, 5400, timestamptz '2025-12-01',
    case when club <= :measured then club * 100 + 41 end
  from generate_series(1, :sessions) n, generate_series(1, :clubs) club,
    lateral (select timestamptz '2026-01-01 05:00Z' + n * interval '525 minutes' + club % 60 *
      interval '1 minute' as begins) t
  order by n, club;
insert into session_structures (club_id, session_id, piece_structure, repetitions, display, numbers)
  select club_id, id, 1, 3, '3 × 2000 m / 6:00', '{1}' from sessions where (id / :clubs) % 2 = 0
    order by id;
insert into participants (club_id, session_id, user_id, role_id)
  select club_id, id, club_id * 100 + person, 2
  from (select club_id, id, (id / :clubs)::int as n from sessions where club_id <= :measured) s,
    generate_series(1, 40) person
  where (n + person) % 4 = 0 order by id, person;
insert into attendance (club_id, session_id, user_id, attending, ill)
  select club_id, session_id, user_id, case when user_id % 7 = 0 then 2 else 1 end, user_id % 21 = 0
  from participants where (session_id + user_id) % 3 > 0 order by session_id, user_id;
-- what the filters of the calendar ask for, on every session, and what was done
insert into squads (club_id, id, name) overriding system value select club, club, 'Seniors'
  from generate_series(1, :measured) club;
insert into squad_users (club_id, squad_id, user_id) select club, club, club * 100 + person
  from generate_series(1, :measured) club, generate_series(1, 40) person;
insert into event_tags (club_id, id, tag_text) overriding system value select club, club, 'Season'
  from generate_series(1, :measured) club;
insert into session_tags (club_id, session_id, tag_id) select club_id, id, club_id from sessions
  where club_id <= :measured;
insert into session_focuses (club_id, session_id, focus_id) select club_id, id, 1 from sessions
  where club_id <= :measured;
insert into session_intensities (club_id, session_id, intensity_id, percentage)
  select club_id, id, i, 50 from sessions, generate_series(2, 3) i where club_id <= :measured;
insert into session_rate_zones (club_id, session_id, kind, zone_id)
  select club_id, id, k, 2 from sessions, unnest(array['heart-rate', 'stroke-rate']) k
    where club_id <= :measured;
insert into kept_loads (club_id, session_id, user_id, local_date, seconds, distance, zone_seconds,
  ets, ets_basis, took_part)
  select p.club_id, p.session_id, p.user_id, s.starts_at::date, 5400, 12000,
    '{0,3600,1800,0,0,0,0}', 90, 'planned', a.attending is not distinct from 1
  from participants p join sessions s on s.club_id = p.club_id and s.id = p.session_id
  left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id
    and a.user_id = p.user_id;
select setval(pg_get_serial_sequence('sessions', 'id'), (select max(id) from sessions)),
  setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users)),
  setval(pg_get_serial_sequence('clubs', 'id'), :clubs);
