-- The plan of a season: of a club, of a squad or of one athlete.

alter table clubs
  -- In how many days fitness and fatigue follow the load.
  add column fitness_days smallint not null default 42 check (fitness_days between 20 and 60),
  add column fatigue_days smallint not null default 7 check (fatigue_days between 3 and 14);
comment on column clubs.fitness_days is 'setting';
comment on column clubs.fatigue_days is 'setting';

create table seasons (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  -- Whose plan it is; neither for the whole club.
  squad_id bigint,
  user_id bigint,
  -- A Monday.
  first_day date not null check (extract(isodow from first_day) = 1),
  -- Phases in order: kind, weeks, name, colour.
  phases jsonb not null default '[]',
  -- What the last proposal was asked.
  rules jsonb,
  primary key (club_id, id),
  unique nulls not distinct (club_id, squad_id, user_id, first_day),
  foreign key (club_id, squad_id) references squads on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  check (squad_id is null or user_id is null)
);
create index seasons_squad on seasons (club_id, squad_id);
create index seasons_user on seasons (club_id, user_id);

-- What a week is meant to add up to; a column is empty where nothing is asked.
create table season_weeks (
  club_id bigint not null,
  season_id bigint not null,
  monday date not null check (extract(isodow from monday) = 1),
  -- Seconds, metres, points and a number.
  seconds int check (seconds between 0 and 604800),
  distance int check (distance between 0 and 2000000),
  load real check (load between 0 and 100000),
  sessions smallint check (sessions between 0 and 50),
  -- Per cents of low, middle and high intensity.
  shares smallint[] check (cardinality(shares) = 3),
  kind text check (kind in ('loading', 'recovery', 'taper', 'transition')),
  -- Somebody set it; a proposal leaves it alone.
  by_hand boolean not null default false,
  proposed_on date,
  note text check (length(note) between 1 and 2000),
  primary key (club_id, season_id, monday),
  foreign key (club_id, season_id) references seasons on delete cascade
);

-- Regattas and tests of the calendar that the season leads to.
create table season_goals (
  club_id bigint not null,
  season_id bigint not null,
  session_id bigint not null,
  priority text not null check (priority in ('A', 'B', 'C')),
  primary key (club_id, season_id, session_id),
  foreign key (club_id, season_id) references seasons on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade
);
create index season_goals_session on season_goals (club_id, session_id);
