-- What is rowed in a seat race, in order: each piece has crews of its own, in boats side by side. distance in metres.
create table seat_race_pieces (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  position int not null,
  distance double precision not null check (distance between 100 and 20000),
  void boolean not null default false,
  note text check (length(note) <= 300),
  timed_at timestamptz,
  primary key (club_id, id),
  unique (club_id, session_id, position),
  foreign key (club_id, session_id) references sessions on delete cascade
);
create unique index seat_race_pieces_id on seat_race_pieces (id);
call app.protect('seat_race_pieces');

-- shell: the boat, by its place, the same in every piece; crew_id: who sits in it in this one. time in seconds.
create table seat_race_boats (
  club_id bigint not null,
  piece_id bigint not null,
  shell smallint not null check (shell between 0 and 19),
  crew_id bigint not null,
  time double precision check (time between 10 and 10000),
  primary key (club_id, piece_id, shell),
  unique (club_id, crew_id),
  foreign key (club_id, piece_id) references seat_race_pieces (club_id, id) on delete cascade,
  foreign key (club_id, crew_id) references crews (club_id, id) on delete cascade
);
call app.protect('seat_race_boats');
