-- Races on ergometers: who sits in which lane, and the moment at which all of them start.

create table erg_races (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  -- Shown on the board; without one the race is named by its place.
  name text check (length(name) between 1 and 60),
  -- The piece of the session that its results belong to.
  piece smallint not null check (piece between 1 and 9999),
  -- Metres or seconds.
  distance int check (distance between 50 and 100000),
  time int check (time between 10 and 14400),
  -- The start by the clock of the server, once it is counted down.
  goes_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  check (num_nonnulls(distance, time) = 1),
  check (ended_at is null or goes_at is not null)
);
create index erg_races_session on erg_races (club_id, session_id);

create table erg_lanes (
  club_id bigint not null,
  race_id bigint not null,
  lane smallint not null check (lane between 1 and 24),
  user_id bigint,
  -- A team that takes turns on one machine.
  crew_id bigint,
  -- What its device says of itself before the start.
  is_ready boolean not null default false,
  is_moving boolean not null default false,
  has_belt boolean not null default false,
  drag smallint check (drag between 1 and 255),
  primary key (club_id, race_id, lane),
  foreign key (club_id, race_id) references erg_races on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, crew_id) references crews on delete cascade,
  check (num_nonnulls(user_id, crew_id) = 1)
);
create index erg_lanes_user on erg_lanes (club_id, user_id) where user_id is not null;
create index erg_lanes_crew on erg_lanes (club_id, crew_id) where crew_id is not null;
