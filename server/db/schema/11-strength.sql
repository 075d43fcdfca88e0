-- Strength and conditioning: programmes of exercises in a session.

-- A common exercise has a key and takes its name from the person's language; one of a club has a
-- name.
create table exercises (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  key text,
  name text check (length(name) between 1 and 80),
  primary key (club_id, id),
  unique (club_id, key),
  check ((key is null) <> (name is null))
);
create unique index exercises_name on exercises (club_id, lower(name));

-- A session has programmes of exercises, each for the athletes it names. One that is not named is
-- for all who have none of their own.
create table strength_programmes (
  club_id bigint not null,
  session_id bigint not null,
  position int not null check (position >= 0 and position <= 19),
  name text check (length(name) between 1 and 120),
  -- Made for named athletes. It stays so when the last of them leaves: then it is for nobody.
  named boolean not null default false,
  primary key (club_id, session_id, position),
  foreign key (club_id, session_id) references sessions on delete cascade
);

-- An athlete has at most one programme of a session.
create table strength_athletes (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  programme int not null,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id, programme) references strength_programmes on delete cascade,
  foreign key (club_id, session_id, user_id) references participants on delete cascade
);

-- Sets of an exercise. segments holds one entry for all sets, or one for each.
create table strength_pieces (
  club_id bigint not null,
  session_id bigint not null,
  position int not null,
  exercise_id bigint not null,
  sets_count int not null check (sets_count between 1 and 50),
  rest double precision,
  segments jsonb not null default '[]',
  programme int not null,
  -- Results refer to an exercise by this number, which stays when exercises move.
  number smallint not null check (number > 0),
  primary key (club_id, session_id, programme, position),
  constraint strength_pieces_number
    unique (club_id, session_id, number) deferrable initially deferred,
  foreign key (club_id, exercise_id) references exercises,
  foreign key (club_id, session_id, programme) references strength_programmes on delete cascade
);

-- Exercises that were taken out of a plan although they had results, and their programme.
create table dropped_exercises (
  club_id bigint not null,
  session_id bigint not null,
  number smallint not null,
  exercise_id bigint not null,
  programme text,
  primary key (club_id, session_id, number),
  foreign key (club_id, exercise_id) references exercises,
  foreign key (club_id, session_id) references sessions on delete cascade
);
