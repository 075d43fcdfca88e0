-- Who changed which week, the phases or the goals of a season.
create table season_changes (
  club_id bigint not null,
  id bigint generated always as identity,
  season_id bigint not null,
  changed_at timestamptz not null default now(),
  changed_by bigint references users on delete set null,
  -- The week that was changed; null for phases and goals, which are of the whole season.
  monday date check (extract(isodow from monday) = 1),
  -- The fields that changed. Of notes they say whether there is one, never what is in it.
  before jsonb not null,
  after jsonb not null,
  primary key (club_id, id),
  foreign key (club_id, season_id) references seasons on delete cascade
);
create index season_changes_season on season_changes (club_id, season_id, monday, id);
create index season_changes_person on season_changes (changed_by);
