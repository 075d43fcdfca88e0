-- Planned sessions that go to watches through the account of a provider.

alter table provider_connections
  -- The person wants planned sessions sent there.
  add column sends_workouts boolean not null default false;

-- What a provider has of a person's session, or why it has nothing.
create table sent_workouts (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  provider text not null check (provider ~ '^[a-z0-9-]{1,40}$'),
  state text not null check (state in ('waiting', 'sent', 'refused')),
  -- What was sent, as a hash: a plan that has changed since is sent again.
  plan text check (plan ~ '^[0-9a-f]{64}$'),
  -- The workout at the provider, which a later one replaces.
  external_id text check (length(external_id) between 1 and 200),
  error text check (length(error) <= 40),
  changed_at timestamptz not null default now(),
  primary key (club_id, session_id, user_id, provider),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index sent_workouts_user on sent_workouts (club_id, user_id);
