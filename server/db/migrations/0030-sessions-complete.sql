-- What a session is beyond its plan. weather: as the contract names it, SI units and degrees. published_plan: the plan as people were last told it.
alter table sessions
  add column series_id bigint,
  add column seat_racing boolean not null default false,
  add column alternative_results boolean not null default false,
  add column video_stream_url text check (length(video_stream_url) <= 2000),
  add column public_page_intro text check (length(public_page_intro) <= 2000),
  add column weather jsonb,
  add column published_plan jsonb,
  add column deleted_at timestamptz,
  add column deleted_by bigint references users on delete set null;

-- The rule as the contract names it; the occurrences are sessions of their own.
create table session_series (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  repeat_rule jsonb not null,
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
call app.protect('session_series');
alter table sessions add foreign key (club_id, series_id) references session_series on delete set null (series_id);
create index sessions_series on sessions (club_id, series_id) where series_id is not null;

-- A deleted session is out of sight for requests and jobs, with all that joins it, until it is taken back or cleared away.
create policy present on sessions as restrictive for select to slipway_app, slipway_worker using (deleted_at is null);
create index sessions_deleted on sessions (club_id, deleted_at) where deleted_at is not null;

-- Deletes sessions of the club in context, or takes them back; the ids that changed.
create function app.delete_sessions(ids bigint[], person bigint) returns setof bigint
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update sessions set deleted_at = now(), deleted_by = person
    where club_id = app.club_id() and id = any (ids) and deleted_at is null returning id
  $$;
create function app.restore_sessions(ids bigint[]) returns setof bigint
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update sessions set deleted_at = null, deleted_by = null
    where club_id = app.club_id() and id = any (ids) and deleted_at is not null returning id
  $$;
revoke execute on function app.delete_sessions(bigint[], bigint), app.restore_sessions(bigint[]) from public;
grant execute on function app.delete_sessions(bigint[], bigint), app.restore_sessions(bigint[]) to slipway_app, slipway_worker;

alter table session_pieces add column variable_split_lengths double precision[];

-- Strength and conditioning: sets of an exercise; segments holds one entry for all sets, or one a set with repetitions of its own.
create table strength_pieces (
  club_id bigint not null,
  session_id bigint not null,
  position int not null,
  exercise_id bigint not null,
  sets_count int not null check (sets_count between 1 and 50),
  rest double precision,
  segments jsonb not null default '[]',
  primary key (club_id, session_id, position),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, exercise_id) references exercises (club_id, id)
);
call app.protect('strength_pieces');

-- Planned heart-rate and stroke-rate zones, by their ids in the lookups.
create table session_rate_zones (
  club_id bigint not null,
  session_id bigint not null,
  kind text not null check (kind in ('heart-rate', 'stroke-rate')),
  zone_id int not null,
  primary key (club_id, session_id, kind, zone_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
call app.protect('session_rate_zones');

create table session_favourites (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('session_favourites');

-- Who changed what and when; changes: { "field": [before, after] }.
create table session_changes (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  at timestamptz not null default now(),
  user_id bigint references users on delete set null,
  kind text not null check (kind in ('created', 'changed', 'published', 'unpublished', 'deleted', 'restored', 'merged', 'unmerged', 'people')),
  changes jsonb not null default '{}',
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
create index session_changes_session on session_changes (club_id, session_id, id desc);
call app.protect('session_changes');

-- The club's library: plans without a day. plan is what a session is created from.
create table session_templates (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 120),
  sport_id int references sports,
  duration double precision not null check (duration between 0 and 604800),
  plan jsonb not null,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
call app.protect('session_templates');

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
        when 'club' then thing_id
      end)
  $$;
