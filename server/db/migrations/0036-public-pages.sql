-- Pages by which people outside follow a session while it is recorded.

-- One is open between two moments, while it is not revoked and the club has live results.
create table public_pages (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  -- Coaches read it again to pass it on; it opens nothing but the page.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{24}$'),
  names text not null check (names in ('full', 'initials')),
  show_boats boolean not null,
  show_splits boolean not null,
  show_map boolean not null,
  -- Everything is shown as it was so many minutes ago.
  delay_min smallint not null check (delay_min between 0 and 10),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- Before it no results are shown.
  results_at timestamptz,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  -- Since then results are no longer provisional.
  confirmed_at timestamptz,
  revoked_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  check (closes_at > opens_at)
);
create unique index public_pages_session on public_pages (club_id, session_id)
  where revoked_at is null;
create index public_pages_open on public_pages (closes_at) where revoked_at is null;
