create table clubs (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  is_individual boolean not null default false,
  creator_id bigint references users,
  country text,
  time_zone text not null default 'Europe/Berlin',
  default_sport_id int not null references sports,
  wording text not null default 'standard' check (wording in ('standard', 'federation')),
  training_metric text check (training_metric in ('ets', 'foster', 'trimp', 'rpe')),
  venue_id bigint,
  gmt_distribution jsonb not null default '[]',
  paddle_gmt_distribution jsonb not null default '[]',
  created_at timestamptz not null default now()
);

create table venues (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 120),
  formatted_address text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  primary key (club_id, id)
);
call app.protect('venues');
alter table clubs add foreign key (id, venue_id) references venues (club_id, id) deferrable initially deferred;

create table subscriptions (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  plan_id bigint not null references plans,
  status smallint not null check (status between 1 and 3),
  next_bill_date date,
  extra_features int[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
create unique index subscriptions_one_active on subscriptions (club_id) where status = 2;
call app.protect('subscriptions');

create table role_permissions (
  club_id bigint not null references clubs on delete cascade,
  role_id int not null references roles,
  permission_id int not null references permissions,
  primary key (club_id, role_id, permission_id)
);
call app.protect('role_permissions');

create table memberships (
  club_id bigint not null references clubs on delete cascade,
  user_id bigint not null references users on delete cascade,
  status smallint not null check (status between 0 and 6),
  cox boolean not null default false,
  stroke boolean not null default false,
  scull boolean not null default false,
  sweep boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (club_id, user_id)
);
create index memberships_user on memberships (user_id);
call app.protect('memberships');

create table membership_roles (
  club_id bigint not null,
  user_id bigint not null,
  role_id int not null references roles,
  primary key (club_id, user_id, role_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('membership_roles');

-- What a member may beyond (granted) or despite (not granted) their roles.
create table member_permissions (
  club_id bigint not null,
  user_id bigint not null,
  permission_id int not null references permissions,
  granted boolean not null,
  primary key (club_id, user_id, permission_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('member_permissions');

create table squads (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 80),
  primary key (club_id, id)
);
call app.protect('squads');

create table squad_users (
  club_id bigint not null,
  squad_id bigint not null,
  user_id bigint not null,
  primary key (club_id, squad_id, user_id),
  foreign key (club_id, squad_id) references squads on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index squad_users_user on squad_users (club_id, user_id);
call app.protect('squad_users');

create table gmts (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  sport text not null check (sport in ('rowing', 'paddling')),
  class text not null,
  distance double precision not null check (distance > 0),
  time double precision not null check (time > 0),
  status text not null check (status in ('fact', 'recalled', 'estimate')),
  primary key (club_id, id),
  unique (club_id, sport, class, distance)
);
call app.protect('gmts');

-- Common exercises carry a key and take their name from the person's language; a club's own carry a name.
create table exercises (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  key text,
  name text check (length(name) between 1 and 80),
  primary key (club_id, id),
  unique (club_id, key),
  check ((key is null) <> (name is null))
);
create unique index exercises_name on exercises (club_id, lower(name));
call app.protect('exercises');

-- People are visible to themselves and within a club they belong to.
alter table users enable row level security;
alter table users force row level security;
create policy visible on users to slipway_app, slipway_worker
  using (id = (select app.user_id()) or exists (select from memberships m where m.club_id = (select app.club_id()) and m.user_id = users.id))
  with check (id = (select app.user_id()));
alter table clubs enable row level security;
alter table clubs force row level security;
create policy selected on clubs to slipway_app, slipway_worker using (id = (select app.club_id())) with check (id = (select app.club_id()));
do $$ begin
  execute format('create policy owner on users to %I using (true) with check (true)', current_user);
  execute format('create policy owner on clubs to %I using (true) with check (true)', current_user);
end $$;
-- No password hash leaves the database but through app.credentials.
grant select (id, email, first_name, last_name, full_name, picture, is_admin, preferred_language, gender, date_of_birth, max_hr, resting_hr, hr_zones, email_verified_at, disabled_at, created_at)
  on users to slipway_app, slipway_worker;
grant update (preferred_language) on users to slipway_app;
grant select on clubs to slipway_app, slipway_worker;
