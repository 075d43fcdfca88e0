-- The library of plans, kept views of the calendar, and its public links.

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

create table session_favourites (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- Views of the calendar that a person has named. search is the query of the address without dates.
create table calendar_views (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index calendar_views_user on calendar_views (club_id, user_id);

-- Public pages and iCalendar feeds. A link works while it is not revoked and not expired, and its
-- maker is a member of the club.
create table calendar_links (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('page', 'feed')),
  scope text not null check (scope in ('mine', 'squads', 'club')),
  squad_ids bigint[] not null default '{}',
  token text not null unique check (length(token) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade,
  check ((scope = 'squads') = (cardinality(squad_ids) > 0))
);
create index calendar_links_user on calendar_links (club_id, user_id);
