-- Two lines across the water between which a course is timed: latitude and longitude of both ends of each.
create table gates (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  venue_id bigint,
  name text not null check (length(name) between 1 and 80),
  start_line double precision[] not null check (cardinality(start_line) = 4),
  finish_line double precision[] not null check (cardinality(finish_line) = 4),
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, venue_id) references venues (club_id, id) on delete set null (venue_id)
);
create unique index gates_name on gates (club_id, lower(name));
call app.protect('gates');
