-- What belongs to an account: sign-ins, codes, second step, picture, copies of its data.

-- A sign-in, or a personal API token, which has a name and a scope. The token itself is an opaque
-- 256-bit reference; only its SHA-256 is stored.
create table tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  hash bytea not null unique check (length(hash) = 32),
  client text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  name text check (length(name) between 1 and 80),
  about_club bigint references clubs on delete cascade,
  scope text check (scope in ('read', 'write')),
  last_used_at timestamptz not null default now(),
  -- An administrator who acts in the name of the user, by their own sign-in opened_by.
  impersonator_id bigint references users on delete cascade,
  opened_by bigint references tokens on delete cascade,
  check ((name is null) = (scope is null)),
  check (scope is not null or about_club is null),
  check ((impersonator_id is null) = (opened_by is null)),
  check (opened_by is null or scope is null)
);
create index tokens_opened_by on tokens (opened_by) where opened_by is not null;
create index tokens_user on tokens (user_id);

-- Signs a live socket in, once.
create table live_tickets (
  hash bytea primary key check (length(hash) = 32),
  user_id bigint not null references users on delete cascade,
  token_id bigint not null references tokens on delete cascade,
  expires_at timestamptz not null
);

-- Codes sent by mail: single use, valid for 72 hours, stored as a hash. Opening the page of a code
-- uses nothing up; finishing it does.
create table one_time_codes (
  id bigint generated always as identity primary key,
  hash bytea not null unique check (length(hash) = 32),
  purpose text not null
    check (purpose in ('activation', 'invitation', 'reset', 'email-change', 'guardian')),
  user_id bigint not null references users on delete cascade,
  about_club bigint references clubs on delete cascade,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  used_at timestamptz
);
create index one_time_codes_club on one_time_codes (about_club, purpose, user_id);
create index one_time_codes_user on one_time_codes (user_id, purpose);

-- The second step of a sign-in. The secret is encrypted with the key of the server.
create table second_steps (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The period of the last code taken, so that a code counts once. Null for the demo, whose secret
  -- is in a file.
  last_period bigint default 0
);

-- Codes for signing in when the phone is lost.
create table recovery_codes (
  user_id bigint not null references second_steps on delete cascade,
  hash bytea not null check (length(hash) = 32),
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Where a person has signed in from, as a keyed hash of the address.
create table known_places (
  user_id bigint not null references users on delete cascade,
  place bytea not null check (length(place) = 32),
  seen_at timestamptz not null default now(),
  primary key (user_id, place)
);

-- Pictures of people. The code is part of the address, which opens the picture to everyone.
create table pictures (
  user_id bigint primary key references users on delete cascade,
  code text not null unique check (length(code) >= 22),
  sha256 text not null references stored_files
);
create index on pictures (sha256);

-- When something of a person's last changed; the client compares and fetches again.
create table user_stamps (
  user_id bigint primary key references users on delete cascade,
  clubs timestamptz not null default now(),
  profile timestamptz not null default now(),
  notifications timestamptz not null default now()
);

-- A copy of all data of a person, made by a job. Its file is removed after some days, the row
-- stays.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'done', 'failed', 'ended')),
  progress double precision not null default 0,
  sha256 text references stored_files check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  check ((state = 'done') = (sha256 is not null))
);
create unique index data_exports_one on data_exports (user_id) where state in ('queued', 'running');
create index on data_exports (sha256);
create index data_exports_user on data_exports (user_id, id desc);

-- Attempts in a window of time, counted for all nodes together. The key is a hash of what is
-- counted. Unlogged: a crash may lose the counts.
create unlogged table attempts (
  key bytea primary key check (length(key) = 32),
  number int not null,
  until timestamptz not null
);
create index attempts_until on attempts (until);

-- A write with the same key is done once, for each person, club (0: none) and call.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  club bigint not null,
  call text not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status int not null,
  reply text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, club, call, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Who did what, for administrators. Rows outlive the people and clubs they are about.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint,
  about_club bigint,
  action text not null,
  subject jsonb not null default '{}'
);
create index audit_log_club on audit_log (about_club, at);
create index audit_log_sign_ins on audit_log (id) where action = 'sign-in';
create index audit_log_user on audit_log (user_id, at);
