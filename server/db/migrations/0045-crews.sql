-- Who sits in which boat on which seat: of a session, or a line-up of the club's without one. boat_type, age, gender and weight are keys of
-- domain/constants; gmt_score is a gold medal time of the crew's own, else that of its class counts. version: one more with every change.
create table crews (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  session_id bigint,
  name text not null check (length(name) between 1 and 80),
  boat_type int not null,
  age text not null default 'senior' check (length(age) <= 20),
  gender text not null default 'men' check (gender in ('men', 'women', 'mixed')),
  weight text not null default 'heavyweight' check (weight in ('heavyweight', 'lightweight')),
  description text check (length(description) <= 2000),
  gmt_score double precision check (gmt_score > 0),
  parent_id bigint,
  published_at timestamptz,
  version int not null default 1,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, parent_id) references crews (club_id, id) on delete set null (parent_id)
);
create unique index crews_id on crews (id);
create index crews_session on crews (club_id, session_id);
create index crews_parent on crews (club_id, parent_id) where parent_id is not null;
call app.protect('crews');

-- position: 0 steers, 1 is bow, the last is stroke. side: only where the rig differs from the standard one. groups: only where set by hand.
create table crew_users (
  club_id bigint not null,
  crew_id bigint not null,
  user_id bigint not null,
  position smallint not null check (position between 0 and 40),
  side text check (side in ('port', 'starboard')),
  groups smallint[],
  primary key (club_id, crew_id, user_id),
  unique (club_id, crew_id, position),
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index crew_users_user on crew_users (club_id, user_id);
call app.protect('crew_users');

-- Crews, too, tell an approved member where they lie.
create or replace function app.other_club(thing text, thing_id bigint, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.club_id from memberships m
    where m.user_id = person and m.status = 1
      and m.club_id = (case thing
        when 'session' then (select club_id from sessions where id = thing_id and deleted_at is null)
        when 'activity' then (select club_id from activities where id = thing_id)
        when 'import' then (select club_id from imports where id = thing_id)
        when 'squad' then (select club_id from squads where id = thing_id)
        when 'crew' then (select club_id from crews where id = thing_id)
        when 'club' then thing_id
      end)
  $$;

-- Body weight, which decides on lightweight crews. Kilograms.
alter table users add column weight double precision check (weight between 35 and 140);
grant select (weight) on users to slipway_app, slipway_worker;
