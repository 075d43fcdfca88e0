-- One challenge between :clubs clubs of 400 people, each in two teams, who row every day for
-- :days days in sessions of ten. Person 1 asks. Run with triggers and row checks off.
insert into users (id, email, first_name, last_name) overriding system value
  select n, format('rower-%s@bench.example', n), 'Person', format('Number %s', n)
  from generate_series(1, :clubs * 400) n;
insert into clubs (id, name, time_zone, default_sport_id) overriding system value
  select club, format('Rowing club %s', club), 'Europe/Berlin', 1
  from generate_series(1, :clubs) club;
insert into subscriptions (club_id, plan_id, status, next_bill_date)
  select club, id, 2, '2099-12-31' from plans, generate_series(1, :clubs) club
  where key = 'platinum';
insert into memberships (club_id, user_id, status)
  select 1 + (n - 1) / 400, n, 1 from generate_series(1, :clubs * 400) n;
insert into membership_roles (club_id, user_id, role_id)
  select club_id, user_id, 2 from memberships;
insert into tokens (user_id, hash, client, expires_at)
  values (1, sha256('bench-challenges'::bytea), 'bench', '2099-12-31');
insert into challenges (club_id, id, slug, title, type, sport_ids, metric, aggregation, first_day,
  last_day, visibility) overriding system value
  values (1, 1, 'thirty-days', 'Thirty days', 1, '{1}', 'distance', 'sum', '2026-05-01',
    '2026-05-30', 'public');
insert into challenge_teams (club_id, id, challenge_club_id, challenge_id, name)
  overriding system value
  select club, club * 2 + half, 1, 1, format('Team %s of club %s', half, club)
  from generate_series(1, :clubs) club, generate_series(0, 1) half;
insert into challenge_members (club_id, challenge_id, team_id, user_id, from_day)
  select club_id, 1, club_id * 2 + user_id % 2, user_id, '2026-05-01' from memberships;
-- Clubs take turns, as they do in life: the rows of one club lie scattered over the table.
insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at, published_at)
  overriding system value
  select club, ((day - 1) * 40 + place) * :clubs + club, 'session', 'Steady state', 1, begins,
    begins + interval '90 minutes', begins - interval '7 days'
  from generate_series(1, :days) day, generate_series(0, 39) place, generate_series(1, :clubs) club,
    lateral (select timestamptz '2026-04-30 05:00Z' + day * interval '1 day' as begins) t
  order by 2;
create temporary table rowed as
  select s.club_id, s.id as session_id, (s.id - 1) * 10 + seat as result_id,
    (s.club_id - 1) * 400 + ((s.id - s.club_id) / :clubs % 40) * 10 + seat as user_id,
    (s.starts_at at time zone 'Europe/Berlin')::date as day, 8000 + s.id * 7 % 9000 as distance
  from sessions s, generate_series(1, 10) seat order by s.id, seat;
insert into participants (club_id, session_id, user_id, role_id)
  select club_id, session_id, user_id, 2 from rowed;
insert into results (club_id, id, session_id, user_id, sport_id) overriding system value
  select club_id, result_id, session_id, user_id, 1 from rowed;
insert into scores (club_id, result_id, piece, part, number, time, distance, stroke_rate)
  select club_id, result_id, 0, 'piece', 0, 4500, distance, 20 from rowed;
insert into kept_loads (club_id, session_id, user_id, local_date, seconds, distance, zone_seconds,
  ets, ets_basis, foster, trimp, proven, rated, took_part)
  select club_id, session_id, user_id, day, 4500, distance, '{0,3600,600,300,0,0,0}', 70,
    'measured', 270, 110, true, true, true
  from rowed;
insert into challenge_entries (club_id, challenge_id, team_id, user_id, session_id, day, value,
  seconds, distance, counts)
  select club_id, 1, club_id * 2 + user_id % 2, user_id, session_id, day, distance, 4500, distance,
    true
  from rowed;
insert into challenge_days (club_id, challenge_id, team_id, user_id, day, total, best, entries)
  select club_id, 1, team_id, user_id, day, value, value, 1 from challenge_entries;
