-- The races of a regatta: who starts when, in which boat and lane, and how it went.

alter table crews add unique (club_id, session_id, id);

create table event_races (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  -- Goes up with every change.
  version int not null default 1,
  number text check (length(number) <= 20),
  name text check (length(name) <= 120),
  -- The class as far as it is known; keys of domain/constants.
  boat_type int,
  age text check (length(age) <= 20),
  gender text check (gender in ('men', 'women', 'mixed')),
  weight text check (weight in ('heavyweight', 'lightweight')),
  -- Metres.
  distance double precision check (distance between 50 and 200000),
  starts_at timestamptz,
  lane smallint check (lane between 0 and 99),
  -- Who starts: a crew of the event, or one athlete without a crew.
  crew_id bigint,
  user_id bigint,
  place smallint check (place between 1 and 999),
  -- Seconds.
  time double precision check (time > 0 and time <= 86400),
  status text not null check (status in ('planned', 'done', 'dns', 'dnf', 'dsq')),
  note text check (length(note) <= 300),
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, session_id, crew_id) references crews (club_id, session_id, id)
    on delete set null (crew_id),
  foreign key (club_id, user_id) references memberships on delete set null (user_id),
  check (crew_id is null or user_id is null)
);
create index event_races_session on event_races (club_id, session_id);
create index event_races_crew on event_races (club_id, crew_id) where crew_id is not null;
create index event_races_user on event_races (club_id, user_id) where user_id is not null;
