-- Clubs of 400 people and :sessions sessions each. Club 1 has a head coach, person 1, and squads, crews
-- and boats besides. Run with triggers and row checks off.
insert into users (id, email, first_name, last_name)
  overriding system value
  select (club - 1) * 400 + person, format('person-%s-%s@bench.example', club, person),
    (array['Jürgen', 'Élodie', 'Clara', 'Søren', 'Anna', 'Louis', 'Greta', 'Theo'])[1 + person % 8],
    format('%s %s', (array['Müller', 'Lefèvre', 'Weber', 'Schäfer', 'Nowak'])[1 + person % 5],
      person)
  from generate_series(1, :clubs) club, generate_series(1, 400) person;
insert into clubs (id, name, time_zone, default_sport_id)
  overriding system value
  select club, format('Rowing club %s', club), 'Europe/Berlin', 1
    from generate_series(1, :clubs) club;
insert into subscriptions (club_id, plan_id, status, next_bill_date)
  select 1, id, 2, '2099-12-31' from plans where key = 'platinum';
insert into memberships (club_id, user_id, status)
  select club, (club - 1) * 400 + person, 1
    from generate_series(1, :clubs) club, generate_series(1, 400) person;
insert into membership_roles (club_id, user_id, role_id)
  select club, (club - 1) * 400 + person, case when person = 1 then 3 else 2 end
    from generate_series(1, :clubs) club, generate_series(1, 400) person;
insert into role_permissions (club_id, role_id, permission_id) select 1, 3, id from permissions;
insert into tokens (user_id, hash, client, expires_at)
  values (1, sha256('bench-search'::bytea), 'bench', '2099-12-31');
-- Clubs take turns, as they do in life: the rows of one club lie scattered over the table.
insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at, location, published_at)
  overriding system value
  select club, (n - 1) * :clubs + club, 'session',
    (array['3 × 2000 m', 'Steady state', 'Long row', 'Starts and sprints', 'Ergo 5 × 1000 m'])
      [1 + n % 5], 1 + n % 2, begins, begins + interval '90 minutes',
    case when n % 3 = 0 then 'Boathouse' end, timestamptz '2025-12-01'
  from generate_series(1, :sessions) n, generate_series(1, :clubs) club,
    lateral (select timestamptz '2026-01-01 05:00Z' + n * interval '260 minutes' as begins) t
  order by n, club;
insert into squads (club_id, id, name) overriding system value
  select 1, n, format('Squad %s', n) from generate_series(1, 20) n;
insert into squad_users (club_id, squad_id, user_id)
  select 1, 1 + n % 20, n from generate_series(1, 400) n;
insert into crews (club_id, id, session_id, name, boat_type, published_at)
  overriding system value
  select 1, n, (n - 1) * :clubs + 1, format('Crew %s', n), 2, timestamptz '2026-01-01'
    from generate_series(1, :crews) n;
