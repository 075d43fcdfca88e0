create table files (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  name text not null check (length(name) <= 255),
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
call app.protect('files');

create table imports (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  user_id bigint not null,
  uploaded_by bigint references users on delete set null,
  file_id bigint not null,
  sha256 text not null,
  session_id bigint,
  state text not null default 'queued' check (state in ('queued', 'reading', 'needs-answer', 'needs-assignment', 'done', 'failed')),
  progress double precision not null default 0,
  reason text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (club_id, id),
  unique (club_id, user_id, sha256),
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, file_id) references files,
  foreign key (club_id, session_id) references sessions on delete set null (session_id)
);
create index imports_user on imports (club_id, user_id, id desc);
create index imports_session on imports (club_id, session_id);
call app.protect('imports');

create table activities (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  import_id bigint not null,
  position int not null,
  user_id bigint not null,
  session_id bigint,
  sport_id int not null references sports,
  start_time timestamptz,
  device text,
  elapsed_time double precision,
  moving_time double precision,
  work_time double precision,
  rest_time double precision,
  distance double precision,
  distance_source text check (distance_source in ('device', 'laps', 'gps', 'speed')),
  records int not null,
  heart_rate_avg double precision,
  heart_rate_max double precision,
  stroke_rate_avg double precision,
  power_avg double precision,
  zone_seconds double precision[] check (cardinality(zone_seconds) = 6),
  trimp double precision,
  ets double precision,
  channel_names text[] not null default '{}',
  dropped jsonb not null default '{}',
  warnings text[] not null default '{}',
  primary key (club_id, id),
  unique (club_id, import_id, position),
  foreign key (club_id, import_id) references imports on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, session_id) references sessions on delete set null (session_id)
);
create unique index activities_id on activities (id);
create index activities_session on activities (club_id, session_id);
create index activities_user on activities (club_id, user_id, start_time);
call app.protect('activities');

-- One compressed column a channel, never a row a sample.
create table channels (
  club_id bigint not null,
  activity_id bigint not null,
  name text not null,
  data bytea not null,
  primary key (club_id, activity_id, name),
  foreign key (club_id, activity_id) references activities on delete cascade
);
alter table channels alter column data set storage external;
call app.protect('channels');

create table laps (
  club_id bigint not null,
  activity_id bigint not null,
  position int not null,
  start double precision not null,
  time double precision,
  distance double precision,
  heart_rate_avg double precision,
  stroke_rate_avg double precision,
  rest boolean not null default false,
  primary key (club_id, activity_id, position),
  foreign key (club_id, activity_id) references activities on delete cascade
);
call app.protect('laps');

create or replace function app.other_club(thing text, thing_id bigint, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.club_id from memberships m
    where m.user_id = person and m.status = 1
      and m.club_id = (case thing
        when 'session' then (select club_id from sessions where id = thing_id)
        when 'activity' then (select club_id from activities where id = thing_id)
      end)
  $$;
