-- Lists that a club brings in, and what an undo has to know of them.

create table bring_ins (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('people', 'plan')),
  file_name text not null check (length(file_name) <= 200),
  made_by bigint references users on delete set null,
  made_at timestamptz not null default now(),
  -- Rows that added something, that filled something, and that were left out.
  added int not null default 0,
  filled int not null default 0,
  left_out int not null default 0,
  undone_at timestamptz,
  primary key (club_id, id)
);

create table bring_in_people (
  club_id bigint not null,
  bring_in_id bigint not null,
  user_id bigint not null,
  -- Whether the import made the membership.
  is_new boolean not null,
  -- The squads it put the person into.
  squads bigint[] not null default '{}',
  -- Fields of the person as the import wrote them.
  written jsonb not null default '{}',
  primary key (club_id, bring_in_id, user_id),
  foreign key (club_id, bring_in_id) references bring_ins on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index on bring_in_people (club_id, user_id);

-- Squads that an import created.
create table bring_in_squads (
  club_id bigint not null,
  bring_in_id bigint not null,
  squad_id bigint not null,
  primary key (club_id, bring_in_id, squad_id),
  foreign key (club_id, bring_in_id) references bring_ins on delete cascade,
  foreign key (club_id, squad_id) references squads on delete cascade
);
create index on bring_in_squads (club_id, squad_id);

-- Sessions that an import planned as drafts.
create table bring_in_sessions (
  club_id bigint not null,
  bring_in_id bigint not null,
  session_id bigint not null,
  primary key (club_id, bring_in_id, session_id),
  foreign key (club_id, bring_in_id) references bring_ins on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade
);
create index on bring_in_sessions (club_id, session_id);

-- How the columns of a list were matched, by its headings.
create table bring_in_columns (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('people', 'plan')),
  headings text[] not null,
  -- The field of each column, empty for one that is left out.
  fields text[] not null,
  used_at timestamptz not null default now(),
  primary key (club_id, id),
  unique (club_id, kind, headings),
  check (cardinality(headings) = cardinality(fields) and cardinality(headings) <= 100)
);
