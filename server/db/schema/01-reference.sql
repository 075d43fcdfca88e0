-- Lookups and plans that are the same for all clubs. Their rows come from domain/constants at
-- start.

-- The checksum of the files of routines/ last applied.
create table routine_state (
  singleton boolean primary key default true check (singleton),
  checksum text not null
);

-- The checksum of the rows last written, so that an unchanged start writes none.
create table reference_state (
  singleton boolean default true primary key check (singleton),
  checksum text not null
);

create table sports (
  id int primary key,
  key text not null unique,
  category text not null check (category in ('SE', 'NE', 'SC', 'OT', 'NO')),
  place text,
  ets_weight double precision not null,
  pace text,
  cycling_report boolean not null
);

create table roles (
  id int primary key,
  key text not null unique
);

create table permissions (
  id int primary key,
  name text not null unique
);

create table features (
  id int primary key,
  key text not null unique
);

create table plans (
  id bigint generated always as identity primary key,
  key text not null unique
);

create table plan_features (
  plan_id bigint not null references plans on delete cascade,
  feature_id int not null references features,
  primary key (plan_id, feature_id)
);

create table focuses (
  id int primary key,
  key text not null unique,
  sport_id int references sports
);

-- What every club starts with: permissions, exercises, gold medal times, zones, days of trial.
create table club_defaults (
  singleton boolean default true primary key check (singleton),
  content jsonb not null
);
