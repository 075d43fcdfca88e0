-- What one athlete, crew or squad did in a session, as entered. alternative: something else than was planned, then in a sport of its own.
-- version: one more with every change. What devices recorded are activities; a value taken from one says so in scores.sources.
create table results (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  session_id bigint not null,
  user_id bigint,
  crew_id bigint,
  squad_id bigint,
  sport_id int not null references sports,
  alternative boolean not null default false,
  note text check (length(note) <= 2000),
  version int not null default 1,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (club_id, id),
  unique nulls not distinct (club_id, session_id, user_id, crew_id, squad_id, alternative),
  check (num_nonnulls(user_id, crew_id, squad_id) = 1),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, squad_id) references squads on delete cascade
);
create unique index results_id on results (id);
create index results_user on results (club_id, user_id, session_id) where user_id is not null;
call app.protect('results');

-- The values of one part of a result. piece 0 is the whole session, from 1 the pieces in the order they were rowed, repetitions counted out; number
-- counts the splits, segments or sets of a piece from 1 and is 0 for the piece itself. time, start and finish in seconds (start and finish by one
-- clock, of the day or a stopwatch), distance and stroke_length in metres, power in watts, energy in kcal, forces in newtons, force_position in
-- percent of the drive, weights in kilograms, wind and stream as in a session's weather.
-- sources: for each value where it comes from, { "kind": "entered" | "measured" | "corrected", "measured", "activity_id", "by", "at" }.
create table scores (
  club_id bigint not null,
  result_id bigint not null,
  piece smallint not null check (piece between 0 and 999),
  part text not null check (part in ('piece', 'split', 'segment', 'set')),
  number smallint not null default 0 check (number between 0 and 999),
  time double precision check (time between 0 and 604800),
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
  sources jsonb not null default '{}',
  primary key (club_id, result_id, piece, part, number),
  check ((part = 'piece') = (number = 0)),
  foreign key (club_id, result_id) references results on delete cascade,
  foreign key (club_id, exercise_id) references exercises (club_id, id)
);
call app.protect('scores');

-- What was changed in a result, value by value: who, when, from what to what.
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
call app.protect('score_changes');

-- A stretch of an activity that counts: what was rowed as a piece, or whatever somebody marked. start and finish in seconds on the activity's time
-- axis. piece: the planned piece it stands for, counted as in scores. Laps stay what the device made them; efforts can be changed and deleted.
create table efforts (
  club_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  name text not null check (length(name) between 1 and 80),
  start double precision not null check (start >= 0),
  finish double precision not null check (finish > start),
  piece smallint check (piece between 1 and 999),
  source text not null check (source in ('laps', 'detected', 'gates', 'hand')),
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, activity_id) references activities on delete cascade
);
create unique index efforts_id on efforts (id);
create index efforts_activity on efforts (club_id, activity_id, start);
call app.protect('efforts');
