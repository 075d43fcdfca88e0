-- Results with their scores, gold medal times, and training loads.

-- What one athlete, crew or squad did in a session, as entered. What devices recorded is in
-- activities.
create table results (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  session_id bigint not null,
  user_id bigint,
  crew_id bigint,
  squad_id bigint,
  sport_id int not null references sports,
  -- Something else than was planned, in a sport of its own.
  alternative boolean not null default false,
  note text check (length(note) <= 2000),
  -- Goes up with every change.
  version int not null default 1,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (club_id, id),
  unique nulls not distinct (club_id, session_id, user_id, crew_id, squad_id, alternative),
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, squad_id) references squads on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  check (num_nonnulls(user_id, crew_id, squad_id) = 1)
);
create unique index results_id on results (id);
create index results_user on results (club_id, user_id, session_id) where user_id is not null;

-- The values of one part of a result. Times in seconds, lengths in metres, power in watts, energy
-- in kcal, forces in newtons, weights in kilograms, wind and stream as in the weather of a session.
create table scores (
  club_id bigint not null,
  result_id bigint not null,
  -- 0 is the whole session; else the number of a piece or exercise.
  piece smallint not null check (piece between 0 and 9999),
  part text not null check (part in ('piece', 'split', 'segment', 'set')),
  -- Counts splits, segments or sets of a piece from 1; 0 is the piece itself.
  number smallint not null default 0 check (number between 0 and 999),
  time double precision check (time between 0 and 604800),
  -- Start and finish by one clock, of the day or a stopwatch.
  start double precision check (start between 0 and 604800),
  finish double precision check (finish between 0 and 604800),
  distance double precision check (distance between 0 and 999999),
  stroke_rate double precision check (stroke_rate between 0 and 99),
  heart_rate double precision check (heart_rate between 30 and 250),
  cadence double precision check (cadence between 0 and 250),
  power double precision check (power between 0 and 3000),
  lactate double precision check (lactate between 0 and 30),
  stroke_length double precision check (stroke_length between 0 and 2.5),
  force double precision check (force between 100 and 9999),
  -- Percent of the drive.
  force_position double precision check (force_position between 0 and 100),
  energy double precision check (energy between 0 and 9999),
  rpe smallint check (rpe between 1 and 8),
  exercise_id bigint,
  reps smallint check (reps between 0 and 200),
  exercise_weight double precision check (exercise_weight between 0 and 500),
  wind_speed double precision check (wind_speed between 0 and 60),
  wind_direction double precision check (wind_direction between 0 and 360),
  stream_speed double precision check (stream_speed between 0 and 10),
  stream_direction double precision check (stream_direction between 0 and 360),
  rowing_direction double precision check (rowing_direction between 0 and 360),
  note text check (length(note) <= 500),
  -- Origin of each value: { "kind": "entered" | "measured" | "corrected", "measured",
  -- "activity_id", "by", "at" }.
  sources jsonb not null default '{}',
  primary key (club_id, result_id, piece, part, number),
  foreign key (club_id, exercise_id) references exercises,
  foreign key (club_id, result_id) references results on delete cascade,
  check ((part = 'piece') = (number = 0))
);

-- What was changed in a result, value by value.
create table score_changes (
  club_id bigint not null,
  id bigint generated always as identity,
  result_id bigint not null,
  piece smallint not null,
  part text not null,
  number smallint not null,
  field text not null,
  before text,
  after text,
  changed_by bigint references users on delete set null,
  changed_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, result_id) references results on delete cascade
);
create index score_changes_result on score_changes (club_id, result_id, id desc);

-- Gold medal times of the club.
create table gmts (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  sport text not null check (sport in ('rowing', 'paddling')),
  class text not null,
  distance double precision not null check (distance > 0),
  time double precision not null check (time > 0),
  status text not null check (status in ('fact', 'recalled', 'estimate')),
  primary key (club_id, id),
  unique (club_id, sport, class, distance)
);

-- What a session does to a person, computed by domain/training, so that reports only add up. The
-- view training_loads has the rows of those who took part.
create table kept_loads (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  local_date date not null,
  seconds double precision,
  distance double precision,
  -- ut3, ut2, ut1, at, tr, lt, a-lact.
  zone_seconds double precision[] not null check (cardinality(zone_seconds) = 7),
  ets double precision,
  ets_basis text not null
    check (ets_basis in ('measured', 'planned', 'estimated', 'none')),
  foster double precision,
  trimp double precision,
  -- By a file or a result.
  proven boolean not null default false,
  rated boolean not null default false,
  took_part boolean not null default true,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index kept_loads_report on kept_loads (club_id, local_date, user_id);
