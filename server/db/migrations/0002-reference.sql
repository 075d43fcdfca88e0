-- What is the same for all clubs. Rows come from domain/constants at start.
create table sports (
  id int primary key,
  key text not null unique,
  category text not null check (category in ('SE', 'NE', 'SC', 'OT', 'NO')),
  place text,
  ets_weight double precision not null,
  pace text,
  cycling_report boolean not null
);
create table roles (id int primary key, key text not null unique);
create table permissions (id int primary key, name text not null unique);
create table features (id int primary key, key text not null unique);
create table plans (id bigint generated always as identity primary key, key text not null unique);
create table plan_features (
  plan_id bigint not null references plans on delete cascade,
  feature_id int not null references features,
  primary key (plan_id, feature_id)
);
create table focuses (id int primary key, key text not null unique, sport_id int references sports);
create table reference_state (singleton boolean primary key default true check (singleton), checksum text not null);

grant select on sports, roles, permissions, features, plans, plan_features, focuses to slipway_app, slipway_worker;
