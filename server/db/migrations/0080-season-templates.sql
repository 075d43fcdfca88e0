-- Seasons that are kept to be planned again, counted from the A goal they led to.
create table season_templates (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  -- Whose it is; null where all who plan in the club use it.
  user_id bigint,
  name text not null check (length(name) between 1 and 120),
  -- Weeks from the week of the goal to the one in which the phases begin, below zero before it.
  first_week smallint not null check (first_week between -60 and 60),
  phases jsonb not null,
  -- Targets of weeks, each with its place counted from the week of the goal.
  weeks jsonb not null,
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index season_templates_person on season_templates (club_id, user_id);
