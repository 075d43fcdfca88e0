-- Crews, line-ups and seat races.

-- Who sits in which boat: in a session, or a line-up of the club without one. boat_type, age,
-- gender and weight are keys of domain/constants.
create table crews (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  session_id bigint,
  name text not null check (length(name) between 1 and 80),
  boat_type int not null,
  age text not null default 'senior' check (length(age) <= 20),
  gender text not null default 'men' check (gender in ('men', 'women', 'mixed')),
  weight text not null default 'heavyweight' check (weight in ('heavyweight', 'lightweight')),
  description text check (length(description) <= 2000),
  -- A gold medal time of the crew itself; else that of its class counts.
  gmt_score double precision check (gmt_score > 0),
  parent_id bigint,
  published_at timestamptz,
  -- Goes up with every change.
  version int not null default 1,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, parent_id) references crews on delete set null (parent_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
create unique index crews_id on crews (id);
create index crews_parent on crews (club_id, parent_id) where parent_id is not null;
create index crews_session on crews (club_id, session_id);

create table crew_users (
  club_id bigint not null,
  crew_id bigint not null,
  user_id bigint not null,
  -- 0 steers, 1 is bow, the last is stroke.
  position smallint not null check (position >= 0 and position <= 40),
  -- Only where the rig differs from the standard one.
  side text check (side in ('port', 'starboard')),
  -- Only where set by hand.
  groups smallint[],
  primary key (club_id, crew_id, user_id),
  unique (club_id, crew_id, position),
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index crew_users_user on crew_users (club_id, user_id);

-- The pieces of a seat race in order, each with crews of its own side by side.
create table seat_race_pieces (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  position int not null,
  -- Metres.
  distance double precision not null check (distance between 100 and 20000),
  void boolean not null default false,
  note text check (length(note) <= 300),
  timed_at timestamptz,
  primary key (club_id, id),
  unique (club_id, session_id, position),
  foreign key (club_id, session_id) references sessions on delete cascade
);
create unique index seat_race_pieces_id on seat_race_pieces (id);

-- shell is the boat by its place, the same in every piece; crew_id is who sits in it in this piece.
create table seat_race_boats (
  club_id bigint not null,
  piece_id bigint not null,
  shell smallint not null check (shell between 0 and 19),
  crew_id bigint not null,
  -- Seconds.
  time double precision check (time between 10 and 10000),
  primary key (club_id, piece_id, shell),
  unique (club_id, crew_id),
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, piece_id) references seat_race_pieces on delete cascade
);
