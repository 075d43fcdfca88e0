-- One club of :members members with squads, health and invitations, who all have the password
-- of the placeholder. Run with triggers and row checks off.
insert into users (id, email, first_name, last_name, password_hash, email_verified_at,
  date_of_birth)
  overriding system value
  select n, format('member-%s@bench.example', n), 'Member', format('Number %s', n), ':hash',
    timestamptz '2026-01-01', date '1990-01-01' + n
  from generate_series(1, :members) n;
insert into clubs (id, name, time_zone, default_sport_id, creator_id) overriding system value
  values (1, 'Club of a thousand', 'Europe/Berlin', 1, 1);
insert into subscriptions (club_id, plan_id, status, next_bill_date) select 1, id, 2, '2099-12-31'
  from plans where key = 'platinum';
insert into memberships (club_id, user_id, status, cox, sweep)
  select 1, n, case when n % 10 = 0 then 4 else 1 end, n % 9 = 0, n % 2 = 0
    from generate_series(1, :members) n;
insert into membership_roles (club_id, user_id, role_id) select 1, n,
  case when n = 1 then 3 else 2 end from generate_series(1, :members) n;
insert into role_permissions (club_id, role_id, permission_id) select 1, 3, id from permissions;
insert into squads (club_id, id, name) overriding system value select 1, n, format('Squad %s', n)
  from generate_series(1, 20) n;
insert into squad_users (club_id, squad_id, user_id) select 1, 1 + (n * step) % 20, n
  from generate_series(1, :members) n, generate_series(1, 2) step on conflict do nothing;
insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at, published_at)
  overriding system value
  select 1, n, 'session', 'Steady state', 1, timestamptz '2026-01-01' + n * interval '1 day',
    timestamptz '2026-01-01 01:30' + n * interval '1 day', timestamptz '2025-12-01'
  from generate_series(1, 20) n;
insert into participants (club_id, session_id, user_id, role_id) select 1, s, n, 2
  from generate_series(1, 20) s, generate_series(1, :members) n;
insert into attendance (club_id, session_id, user_id, attending, ill)
  select 1, s, n, 1, (n + s) % 30 = 0 from generate_series(1, 20) s, generate_series(1, :members) n;
insert into one_time_codes (hash, purpose, user_id, about_club)
  select sha256(format('code %s', n)::bytea), 'invitation', n, 1
    from generate_series(10, :members, 10) n;
insert into tokens (user_id, hash, client, expires_at)
  values (1, sha256('bench-member'::bytea), 'bench', '2099-12-31');
select setval(pg_get_serial_sequence('sessions', 'id'), 1000),
  setval(pg_get_serial_sequence('users', 'id'), :members),
  setval(pg_get_serial_sequence('squads', 'id'), 20),
  setval(pg_get_serial_sequence('clubs', 'id'), 1);
