-- People, and the clubs, roles and squads they belong to.

-- People. Everything else about a person refers to this row, so that it goes when they leave.
create table users (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and length(email) <= 254),
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  full_name text generated always as (trim(first_name || ' ' || last_name)) stored,
  password_hash text,
  picture text,
  is_admin boolean not null default false,
  preferred_language text not null default 'en'
    check (preferred_language in ('en', 'de', 'fr', 'zh-cn')),
  gender text check (gender in ('m', 'w')),
  date_of_birth date,
  max_hr smallint check (max_hr between 100 and 250),
  resting_hr smallint check (resting_hr between 30 and 120),
  hr_zones smallint[] check (cardinality(hr_zones) = 6),
  email_verified_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  -- Has signed up to found a club and has not done so yet.
  founds_club boolean not null default false,
  phone text check (length(phone) <= 40),
  emergency_contact text check (length(emergency_contact) <= 120),
  -- The last answer in health_consents; kept by a trigger, never written by hand.
  health_consent boolean not null default false,
  units text not null default 'metric' check (units in ('metric', 'imperial')),
  -- Kilograms.
  weight double precision check (weight between 35 and 140)
);
create unique index users_email on users (email);

-- A club, or the private space of one person (is_individual).
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
  -- Zones in percent of gold medal speed.
  gmt_distribution jsonb not null default '[]',
  paddle_gmt_distribution jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- Whether people can ask to join by the club's exact name.
  open_to_requests boolean not null default true,
  -- Zone factors of the endurance score; null for the published ones.
  ets_factors double precision[]
    check (cardinality(ets_factors) = 6 and 0 <= all (ets_factors) and 100 >= all (ets_factors)),
  -- The picture of the club in the file store.
  logo text references stored_files check (logo ~ '^[0-9a-f]{64}$'),
  calendar_colours text not null default 'sport' check (calendar_colours in ('sport', 'compliance'))
);
create index on clubs (logo);
create index clubs_name on clubs (lower(name));

create table venues (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 120),
  formatted_address text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  primary key (club_id, id)
);

-- status: 0 pending, 1 approved, 2 rejected, 3 left, 4 invited, 5 rejected by the athlete, 6
-- onboarding, as MEMBER_STATUS in domain/constants/statuses.ts.
create table memberships (
  club_id bigint not null references clubs on delete cascade,
  user_id bigint not null references users on delete cascade,
  status smallint not null check (status between 0 and 6),
  cox boolean not null default false,
  stroke boolean not null default false,
  scull boolean not null default false,
  sweep boolean not null default false,
  created_at timestamptz not null default now(),
  -- How far the member sees athletes as a coach.
  coach_scope text not null default 'club' check (coach_scope in ('club', 'own-squads')),
  primary key (club_id, user_id)
);
create index memberships_user on memberships (user_id);

create table membership_roles (
  club_id bigint not null,
  user_id bigint not null,
  role_id int not null references roles,
  primary key (club_id, user_id, role_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);

create table role_permissions (
  club_id bigint not null references clubs on delete cascade,
  role_id int not null references roles,
  permission_id int not null references permissions,
  primary key (club_id, role_id, permission_id)
);

-- What a member may beyond their roles (granted), or may not despite them (not granted).
create table member_permissions (
  club_id bigint not null,
  user_id bigint not null,
  permission_id int not null references permissions,
  granted boolean not null,
  primary key (club_id, user_id, permission_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);

create table squads (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 80),
  primary key (club_id, id)
);
create unique index squads_id on squads (id);

create table squad_users (
  club_id bigint not null,
  squad_id bigint not null,
  user_id bigint not null,
  primary key (club_id, squad_id, user_id),
  foreign key (club_id, squad_id) references squads on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index squad_users_user on squad_users (club_id, user_id);

-- Who has dismissed the list of first steps of a new club.
create table dismissed_first_steps (
  club_id bigint not null,
  user_id bigint not null,
  dismissed_at timestamptz not null default now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- Tables that refer to each other in a circle.
alter table file_claims add foreign key (person_id) references users on delete cascade;
alter table file_claims add foreign key (for_club) references clubs on delete cascade;
alter table clubs add foreign key (id, venue_id) references venues deferrable initially deferred;
