-- Comparisons of pieces that people keep, each at an address that says nothing about others.

create table race_reports (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  -- A random token in its address.
  uuid text not null check (length(uuid) = 22),
  name text not null check (length(name) between 1 and 120),
  -- A name of domain/racing/kinds.
  kind text not null check (length(kind) <= 40),
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
create unique index race_reports_uuid on race_reports (uuid);

-- The pieces that are compared: of a crew, or of somebody who rowed alone.
create table race_report_lines (
  club_id bigint not null,
  report_id bigint not null,
  position smallint not null,
  session_id bigint not null,
  -- The number of the piece, as in scores.
  piece smallint not null check (piece between 1 and 9999),
  crew_id bigint,
  user_id bigint,
  primary key (club_id, report_id, position),
  foreign key (club_id, report_id) references race_reports on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  check (num_nonnulls(crew_id, user_id) = 1)
);
create index race_report_lines_session on race_report_lines (club_id, session_id);
create index race_report_lines_crew on race_report_lines (club_id, crew_id)
  where crew_id is not null;
create index race_report_lines_user on race_report_lines (club_id, user_id)
  where user_id is not null;
