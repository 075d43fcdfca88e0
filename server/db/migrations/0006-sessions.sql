create table sessions (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('session', 'event')),
  name text not null check (length(name) between 1 and 120),
  sport_id int references sports,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  all_day boolean not null default false,
  description text check (length(description) <= 10000),
  location text check (length(location) <= 200),
  venue_id bigint,
  planned_distance double precision check (planned_distance between 0 and 999999),
  planned_time double precision check (planned_time between 0 and 604800),
  planned_rpe smallint check (planned_rpe between 1 and 8),
  attendance_limit int check (attendance_limit > 0),
  competitive boolean not null default false,
  restricted_view boolean not null default false,
  published_at timestamptz,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, venue_id) references venues (club_id, id),
  check ((kind = 'session') = (sport_id is not null))
);
create unique index sessions_id on sessions (id);
create index sessions_agenda on sessions (club_id, starts_at);
call app.protect('sessions');

-- display is the rowing notation of the structure ("3 × 2000 m / 6:00"), the same in every language.
create table session_structures (
  club_id bigint not null,
  session_id bigint not null,
  piece_structure smallint not null check (piece_structure between 1 and 3),
  repetitions int not null check (repetitions between 1 and 99),
  display text not null,
  primary key (club_id, session_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
call app.protect('session_structures');

create table session_pieces (
  club_id bigint not null,
  session_id bigint not null,
  position int not null,
  planned_distance double precision,
  planned_time double precision,
  rest double precision,
  split_length double precision,
  segments jsonb not null default '[]',
  primary key (club_id, session_id, position),
  foreign key (club_id, session_id) references session_structures on delete cascade
);
call app.protect('session_pieces');

create table session_intensities (
  club_id bigint not null,
  session_id bigint not null,
  intensity_id int not null check (intensity_id between 1 and 8),
  percentage double precision not null check (percentage between 0 and 100),
  primary key (club_id, session_id, intensity_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
call app.protect('session_intensities');

create table session_focuses (
  club_id bigint not null,
  session_id bigint not null,
  focus_id int not null references focuses,
  primary key (club_id, session_id, focus_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
call app.protect('session_focuses');

create table event_tags (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  tag_text text not null check (length(tag_text) between 1 and 60),
  primary key (club_id, id)
);
create unique index event_tags_text on event_tags (club_id, lower(tag_text));
call app.protect('event_tags');

create table session_tags (
  club_id bigint not null,
  session_id bigint not null,
  tag_id bigint not null,
  primary key (club_id, session_id, tag_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, tag_id) references event_tags on delete cascade
);
call app.protect('session_tags');

create table participants (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  role_id int not null references roles,
  edit boolean not null default false,
  add_all_scores boolean not null default false,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index participants_user on participants (club_id, user_id, session_id);
call app.protect('participants');

create table attendance (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  attending smallint check (attending in (1, 2)),
  ill boolean not null default false,
  injured boolean not null default false,
  did_alternative boolean not null default false,
  answered_at timestamptz not null default now(),
  answered_by bigint references users on delete set null,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id, user_id) references participants on delete cascade
);
call app.protect('attendance');

create table session_ratings (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  rpe smallint not null check (rpe between 1 and 8),
  rated_at timestamptz not null default now(),
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('session_ratings');

-- What a session did to a person, by domain/training; kept by the commands that change its facts, so reports only add up.
-- zone_seconds: ut3, ut2, ut1, at, tr, lt, a-lact.
create table training_loads (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  local_date date not null,
  seconds double precision,
  distance double precision,
  zone_seconds double precision[] not null check (cardinality(zone_seconds) = 7),
  ets double precision,
  ets_basis text not null check (ets_basis in ('measured', 'planned', 'estimated', 'none')),
  foster double precision,
  trimp double precision,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index training_loads_report on training_loads (club_id, local_date, user_id);
call app.protect('training_loads');

-- In which club a thing lies, told only to an approved member of that club: the client then offers the switch.
create function app.other_club(thing text, thing_id bigint, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.club_id from memberships m
    where m.user_id = person and m.status = 1
      and m.club_id = (case thing when 'session' then (select club_id from sessions where id = thing_id) end)
  $$;
revoke execute on function app.other_club(text, bigint, bigint) from public;
grant execute on function app.other_club(text, bigint, bigint) to slipway_app;
