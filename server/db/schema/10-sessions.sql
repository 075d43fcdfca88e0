-- Sessions and events of the calendar with their plan and their participants.

-- A series of repeated sessions. Its occurrences are sessions of their own.
create table session_series (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  -- The rule as the contract names it.
  repeat_rule jsonb not null,
  created_at timestamptz not null default now(),
  -- The series a change split this one from, and its rule before and after, to undo the change.
  parted_from bigint,
  parted_rules jsonb,
  primary key (club_id, id),
  foreign key (club_id, parted_from) references session_series on delete set null (parted_from)
);
create index on session_series (club_id, parted_from) where parted_from is not null;

-- A training session or another event of the calendar.
create table sessions (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('session', 'event')),
  name text not null check (length(name) between 1 and 120),
  sport_id int references sports,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  all_day boolean not null default false,
  description text check (length(description) <= 10000),
  location text check (length(location) <= 200),
  venue_id bigint,
  planned_distance double precision check (planned_distance between 0 and 999999),
  planned_time double precision check (planned_time between 0 and 604800),
  planned_rpe smallint check (planned_rpe between 1 and 8),
  attendance_limit int check (attendance_limit > 0),
  competitive boolean not null default false,
  restricted_view boolean not null default false,
  published_at timestamptz,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  series_id bigint,
  seat_racing boolean not null default false,
  alternative_results boolean not null default false,
  video_stream_url text check (length(video_stream_url) <= 2000),
  public_page_intro text check (length(public_page_intro) <= 2000),
  -- As the contract names it, in SI units and degrees.
  weather jsonb,
  -- The plan people were last notified of.
  published_plan jsonb,
  -- A deleted session is invisible to requests and jobs until it is restored or removed for good.
  deleted_at timestamptz,
  deleted_by bigint references users on delete set null,
  -- Lets a phone recognise a newer version of a session in a feed.
  revision int not null default 0,
  -- Created by a file that found no session; deleted with the file.
  auto_created boolean not null default false,
  primary key (club_id, id),
  foreign key (club_id, series_id) references session_series on delete set null (series_id),
  foreign key (club_id, venue_id) references venues,
  check (ends_at >= starts_at),
  check ((kind = 'session') = (sport_id is not null))
);
create index sessions_agenda on sessions (club_id, starts_at);
create index sessions_deleted on sessions (club_id, deleted_at) where deleted_at is not null;
create unique index sessions_id on sessions (id);
create index sessions_series on sessions (club_id, series_id) where series_id is not null;

create table participants (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  role_id int not null references roles,
  edit boolean not null default false,
  add_all_scores boolean not null default false,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index participants_user on participants (club_id, user_id, session_id);

-- How the pieces of a session are laid out: 1 single, 2 multiple, 3 variable.
create table session_structures (
  club_id bigint not null,
  session_id bigint not null,
  piece_structure smallint not null check (piece_structure between 1 and 3),
  repetitions int not null check (repetitions between 1 and 99),
  -- Rowing notation ("3 × 2000 m / 6:00"), the same in every language.
  display text not null,
  -- Results and efforts refer to a piece by its number, which stays when pieces move. One for each
  -- piece as rowed.
  numbers smallint[] not null check (cardinality(numbers) > 0),
  primary key (club_id, session_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);

create table session_pieces (
  club_id bigint not null,
  session_id bigint not null,
  position int not null,
  planned_distance double precision,
  planned_time double precision,
  rest double precision,
  split_length double precision,
  segments jsonb not null default '[]',
  variable_split_lengths double precision[],
  primary key (club_id, session_id, position),
  foreign key (club_id, session_id) references session_structures on delete cascade
);

-- Pieces that were taken out of a plan, as they were planned. Planned again they get their number
-- back, which no other piece gets.
create table dropped_pieces (
  club_id bigint not null,
  session_id bigint not null,
  number smallint not null check (number > 0),
  piece jsonb not null,
  primary key (club_id, session_id, number),
  foreign key (club_id, session_id) references sessions on delete cascade
);

create table session_intensities (
  club_id bigint not null,
  session_id bigint not null,
  intensity_id int not null check (intensity_id between 1 and 8),
  percentage double precision not null check (percentage between 0 and 100),
  primary key (club_id, session_id, intensity_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);

-- Planned heart-rate and stroke-rate zones, by their ids in the lookups.
create table session_rate_zones (
  club_id bigint not null,
  session_id bigint not null,
  kind text not null check (kind in ('heart-rate', 'stroke-rate')),
  zone_id int not null,
  primary key (club_id, session_id, kind, zone_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);

create table session_focuses (
  club_id bigint not null,
  session_id bigint not null,
  focus_id int not null references focuses,
  primary key (club_id, session_id, focus_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);

create table event_tags (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  tag_text text not null check (length(tag_text) between 1 and 60),
  primary key (club_id, id)
);
create unique index event_tags_text on event_tags (club_id, lower(tag_text));

create table session_tags (
  club_id bigint not null,
  session_id bigint not null,
  tag_id bigint not null,
  primary key (club_id, session_id, tag_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, tag_id) references event_tags on delete cascade
);
