-- Recordings that are followed while they are made.

-- By which a phone begins to record: one for a crew or an athlete of a session, in its window only.
create table connect_codes (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  crew_id bigint,
  user_id bigint,
  -- It opens nothing but recording, so coaches may read it again.
  code text not null unique check (code ~ '^[A-Za-z0-9_-]{16}$'),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  unique nulls not distinct (club_id, session_id, crew_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  check (num_nonnulls(crew_id, user_id) = 1)
);
create index connect_codes_crew on connect_codes (club_id, crew_id) where crew_id is not null;
create index connect_codes_user on connect_codes (club_id, user_id) where user_id is not null;

-- What one device records of a crew or an athlete.
create table live_recordings (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  crew_id bigint,
  user_id bigint,
  -- The name the device gave itself, so that it goes on where it was after a reload.
  device text not null check (length(device) between 8 and 64),
  -- The device holds the token and nobody else does.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Numbers of domain/live/recording.
  status smallint not null default 1 check (status between 1 and 5),
  -- How many samples have come; each device counts its own from 1.
  samples int not null default 0 check (samples >= 0),
  -- Of how many of them something was not believed.
  doubted int not null default 0,
  -- What the next samples follow on, and what is shown of it now; domain/live/standing.
  standing jsonb not null,
  heard_at timestamptz,
  -- What a coach asked for and the device has not done yet.
  wanted text check (wanted in ('start', 'pause', 'finish', 'discard')),
  wanted_by bigint references users on delete set null,
  -- Discarded by whom and when, and how it stood before; they can take it back for a while.
  discarded_by bigint references users on delete set null,
  discarded_at timestamptz,
  discarded_from smallint check (discarded_from between 1 and 3),
  -- The file that became of it.
  import_id bigint,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, import_id) references imports on delete set null (import_id),
  check (num_nonnulls(crew_id, user_id) = 1),
  check ((status = 5) = (discarded_at is not null))
) with (fillfactor = 70);
create unique index live_recordings_id on live_recordings (id);
create unique index live_recordings_device
  on live_recordings (club_id, session_id, crew_id, user_id, device) nulls not distinct
  where status < 4;
create index live_recordings_crew on live_recordings (club_id, crew_id) where crew_id is not null;
create index live_recordings_user on live_recordings (club_id, user_id) where user_id is not null;
create index live_recordings_import on live_recordings (club_id, import_id)
  where import_id is not null;

-- Samples as they came, packed by domain/live/pack, until the recording is a file.
create table live_chunks (
  club_id bigint not null,
  recording_id bigint not null,
  -- The number of the first sample.
  first int not null check (first > 0),
  -- Milliseconds since 1970 of the first sample.
  starts_at bigint not null,
  samples bytea not null check (length(samples) between 24 and 12000),
  primary key (club_id, recording_id, first),
  foreign key (club_id, recording_id) references live_recordings on delete cascade
);
