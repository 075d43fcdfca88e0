create table users (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and length(email) <= 254),
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  full_name text generated always as (trim(first_name || ' ' || last_name)) stored,
  password_hash text,
  picture text,
  is_admin boolean not null default false,
  preferred_language text not null default 'en' check (preferred_language in ('en', 'de', 'fr', 'zh-cn')),
  gender text check (gender in ('m', 'w')),
  date_of_birth date,
  max_hr smallint check (max_hr between 100 and 250),
  resting_hr smallint check (resting_hr between 30 and 120),
  hr_zones smallint[] check (cardinality(hr_zones) = 6),
  email_verified_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (email);

-- Sign-ins and personal API tokens: an opaque 256-bit reference, stored as its SHA-256.
create table tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  hash bytea not null unique check (length(hash) = 32),
  client text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_user on tokens (user_id);
call app.protect_own('tokens');

create table live_tickets (
  hash bytea primary key check (length(hash) = 32),
  user_id bigint not null references users on delete cascade,
  token_id bigint not null references tokens on delete cascade,
  expires_at timestamptz not null
);
call app.protect_own('live_tickets');

-- When something of a person's last changed; the client compares and fetches again.
create table user_stamps (
  user_id bigint primary key references users on delete cascade,
  clubs timestamptz not null default now(),
  profile timestamptz not null default now(),
  notifications timestamptz not null default now()
);
call app.protect_own('user_stamps');

-- A write under the same key is done once: per person, club (0: none) and call.
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
call app.protect_own('idempotency_keys');

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint,
  about_club bigint,
  action text not null,
  subject jsonb not null default '{}'
);
create index audit_log_club on audit_log (about_club, at);
create index audit_log_user on audit_log (user_id, at);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy write_only on audit_log for insert to slipway_app, slipway_worker with check (true);
do $$ begin execute format('create policy owner on audit_log to %I using (true) with check (true)', current_user); end $$;
grant insert on audit_log to slipway_app, slipway_worker;
