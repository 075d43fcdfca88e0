-- What devices recorded, and what was changed in it since.

-- What a device recorded. The recording stays as the device wrote it; figures are computed from it
-- and the list of edits. Times in seconds, distances in metres.
create table activities (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  import_id bigint not null,
  position int not null,
  user_id bigint not null,
  session_id bigint,
  sport_id int not null references sports,
  start_time timestamptz,
  device text,
  elapsed_time double precision,
  moving_time double precision,
  work_time double precision,
  rest_time double precision,
  distance double precision,
  distance_source text check (distance_source in ('device', 'laps', 'gps', 'speed')),
  records int not null,
  heart_rate_avg double precision,
  heart_rate_max double precision,
  stroke_rate_avg double precision,
  power_avg double precision,
  zone_seconds double precision[] check (cardinality(zone_seconds) = 6),
  trimp double precision,
  ets double precision,
  channel_names text[] not null default '{}',
  dropped jsonb not null default '{}',
  warnings text[] not null default '{}',
  -- Lower bounds of the six heart-rate zones used for zone_seconds. They stay when the person's
  -- zones change.
  zone_bounds smallint[] check (cardinality(zone_bounds) = 6),
  -- Recorded in this boat of the session, at this seat (0 is the cox).
  crew_id bigint,
  seat smallint check (seat between 0 and 24),
  -- Seconds of the recording before the activity begins.
  clock_offset double precision not null default 0,
  -- Figures and laps as read, from the first edit on.
  recorded jsonb,
  -- The activity this one is now part of.
  merged_into bigint,
  -- Seconds of the session's video at which the clock of the recording is zero.
  video_offset double precision check (video_offset between -1000000 and 86400),
  -- As in imports.
  owner_only boolean not null default false,
  -- Seconds the device's own timer ran, without its pauses. Null for cut and old recordings.
  timer_time double precision,
  -- Somebody chose this one of several recordings of the same outing.
  counts_first boolean not null default false,
  primary key (club_id, id),
  unique (club_id, import_id, position),
  foreign key (club_id, crew_id) references crews on delete set null (crew_id),
  foreign key (club_id, import_id) references imports on delete cascade,
  foreign key (club_id, merged_into) references activities on delete set null (merged_into),
  foreign key (club_id, session_id) references sessions on delete set null (session_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index activities_crew on activities (club_id, crew_id) where crew_id is not null;
create unique index activities_id on activities (id);
create index activities_merged on activities (club_id, merged_into) where merged_into is not null;
create index activities_session on activities (club_id, session_id);
create index activities_user on activities (club_id, user_id, start_time);

-- Laps as the device made them.
create table laps (
  club_id bigint not null,
  activity_id bigint not null,
  position int not null,
  start double precision not null,
  time double precision,
  distance double precision,
  heart_rate_avg double precision,
  stroke_rate_avg double precision,
  rest boolean not null default false,
  primary key (club_id, activity_id, position),
  foreign key (club_id, activity_id) references activities on delete cascade
);

-- One compressed row a channel, never a row a sample. With edits: what the edits make of it.
create table channels (
  club_id bigint not null,
  activity_id bigint not null,
  name text not null,
  data bytea not null,
  primary key (club_id, activity_id, name),
  foreign key (club_id, activity_id) references activities on delete cascade
);
-- The data are compressed already.
alter table channels alter column data set storage external;

-- The channels as read, of activities with edits.
create table recorded_channels (
  club_id bigint not null,
  activity_id bigint not null,
  name text not null,
  data bytea not null,
  primary key (club_id, activity_id, name),
  foreign key (club_id, activity_id) references activities on delete cascade
);
alter table recorded_channels alter column data set storage external;

-- Edits in the order they were made. Times are seconds on the recording's own clock.
create table activity_edits (
  club_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  kind text not null check (kind in ('trim', 'shift', 'halve', 'heart-rate', 'strokes', 'merge')),
  -- Of a trim, and what a split leaves of each half.
  start double precision,
  finish double precision,
  -- Of a shift.
  seconds double precision check (seconds between -31622400 and 31622400),
  -- Of heart-rate, strokes and merge: the other recording; of a trim by a split: the other half.
  other_id bigint,
  -- Of a merge: the session the other one was in.
  other_session_id bigint,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  -- Whether the merge deleted that session because it was left empty; undoing restores it.
  session_deleted boolean not null default false,
  primary key (club_id, id),
  foreign key (club_id, activity_id) references activities on delete cascade,
  foreign key (club_id, other_id) references activities on delete cascade,
  check (kind <> 'trim' or ((start >= 0) and (finish > start))),
  check ((kind = 'shift') = (seconds is not null)),
  check (kind not in ('heart-rate', 'strokes', 'merge') or other_id is not null)
);
create index activity_edits_activity on activity_edits (club_id, activity_id, id);
create index activity_edits_other on activity_edits (club_id, other_id) where other_id is not null;

-- Edits that were undone and can be made again, the last one first, until another edit is made. The
-- split half was deleted, so other_id names none.
create table undone_edits (
  club_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  -- Its place in the list of edits.
  edit_id bigint not null,
  kind text not null
    check (kind in ('trim', 'split', 'shift', 'halve', 'heart-rate', 'strokes', 'merge')),
  start double precision,
  finish double precision,
  seconds double precision,
  other_id bigint,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null,
  primary key (club_id, id),
  foreign key (club_id, activity_id) references activities on delete cascade,
  foreign key (club_id, other_id) references activities on delete cascade
);
create index undone_edits_activity on undone_edits (club_id, activity_id, id);
create index undone_edits_other on undone_edits (club_id, other_id) where other_id is not null;

-- A stretch of an activity that counts: a piece of the plan, or what somebody marked. start and
-- finish in seconds of the activity. Efforts can be changed, laps cannot.
create table efforts (
  club_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  name text not null check (length(name) between 1 and 80),
  start double precision not null check (start >= 0),
  finish double precision not null,
  -- The number of the planned piece, as in scores.
  piece smallint check (piece between 1 and 9999),
  source text not null check (source in ('laps', 'detected', 'gates', 'hand')),
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, activity_id) references activities on delete cascade,
  check (finish > start)
);
create index efforts_activity on efforts (club_id, activity_id, start);
create unique index efforts_id on efforts (id);

-- Who sat where in a recording of a boat with sensors. Without a row the crew of the session
-- counts.
create table recorded_seats (
  club_id bigint not null,
  activity_id bigint not null,
  position smallint not null check (position >= 1 and position <= 24),
  -- The name in the file.
  name text check (length(name) <= 80),
  user_id bigint,
  primary key (club_id, activity_id, position),
  foreign key (club_id, activity_id) references activities on delete cascade,
  foreign key (club_id, user_id) references memberships on delete set null (user_id)
);
create index recorded_seats_user on recorded_seats (club_id, user_id) where user_id is not null;

-- Two lines across the water that time a course: latitude and longitude of both ends of each.
create table gates (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  venue_id bigint,
  name text not null check (length(name) between 1 and 80),
  start_line double precision[] not null check (cardinality(start_line) = 4),
  finish_line double precision[] not null check (cardinality(finish_line) = 4),
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, venue_id) references venues on delete set null (venue_id)
);
create unique index gates_name on gates (club_id, lower(name));
