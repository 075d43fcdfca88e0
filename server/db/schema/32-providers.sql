-- Accounts at makers of watches and ergometers, and what comes from them.

-- An account of a person at a provider. Its files go to the club chosen when it was connected.
create table provider_connections (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  for_club bigint not null references clubs on delete cascade,
  provider text not null check (provider ~ '^[a-z0-9-]{1,40}$'),
  external_user_id text not null check (length(external_user_id) between 1 and 200),
  scopes text[] not null default '{}',
  -- Sealed for the person.
  tokens bytea not null,
  access_expires_at timestamptz,
  import_mode text not null default 'automatic' check (import_mode in ('automatic', 'ask', 'off')),
  state text not null default 'connected' check (state in ('connected', 'needs-you')),
  error text check (length(error) <= 40),
  failures int not null default 0,
  retry_at timestamptz,
  last_sync_at timestamptz,
  -- What the account is being searched for: from look_from on, as far as look_cursor.
  look text check (look in ('backfill', 'news')),
  look_from timestamptz,
  look_cursor text check (length(look_cursor) <= 500),
  backfill_from date,
  created_at timestamptz not null default now(),
  -- Until when one node is renewing the access; others wait.
  refreshing_until timestamptz,
  -- Since which day a provider without a list was asked for older activities, and when.
  asked_from date,
  asked_at timestamptz,
  unique (provider, external_user_id),
  unique (user_id, provider),
  foreign key (for_club, user_id) references memberships on delete cascade,
  check (import_mode <> 'off' or look is null),
  check ((asked_from is null) = (asked_at is null))
);

-- A sign-in at a provider that is under way: for one person and one token, used once.
create table provider_sign_ins (
  user_id bigint not null references users on delete cascade,
  provider text not null,
  token_id bigint not null references tokens on delete cascade,
  for_club bigint not null references clubs on delete cascade,
  state_hash bytea not null,
  verifier bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, provider)
);

-- What a provider has sent by itself, once, for a job to work.
create table provider_events (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  connection_id bigint not null references provider_connections on delete cascade,
  event_key text not null check (length(event_key) <= 200),
  kind text not null check (kind in ('activity', 'changed', 'removed', 'deauthorised')),
  body jsonb not null default '{}',
  received_at timestamptz not null default now(),
  worked_at timestamptz,
  unique (connection_id, event_key)
);
create index provider_events_waiting on provider_events (connection_id, id) where worked_at is null;

-- What an account holds. proposed waits for the person, queued waits to be fetched.
create table provider_activities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  connection_id bigint not null references provider_connections on delete cascade,
  external_id text not null check (length(external_id) between 1 and 200),
  name text check (length(name) <= 200),
  sport text check (length(sport) <= 80),
  starts_at timestamptz,
  distance double precision,
  seconds double precision,
  -- Where to fetch it.
  address text check (length(address) <= 2000),
  state text not null check (state in ('proposed', 'queued', 'fetched', 'ignored', 'failed')),
  error text check (length(error) <= 40),
  for_club bigint not null references clubs on delete cascade,
  import_id bigint,
  created_at timestamptz not null default now(),
  unique (connection_id, external_id),
  foreign key (for_club, import_id) references imports on delete set null (import_id)
);
create index provider_activities_import on provider_activities (for_club, import_id);
create index provider_activities_newest on provider_activities (connection_id, starts_at desc
  nulls last, id desc);
create index provider_activities_waiting on provider_activities (connection_id, id) where state =
  'queued';

-- Until when a provider has asked all nodes to pause.
create table provider_pauses (
  provider text primary key,
  until timestamptz not null
);
