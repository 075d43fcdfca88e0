-- Links by which people outside see a report, where the club allows it.

-- Coaches may let people outside see reports.
alter table clubs add column reports_outside boolean not null default false;

-- A link works while it is neither stopped nor expired, and its maker may still show the report.
create table report_links (
  club_id bigint not null,
  id bigint generated always as identity,
  -- Who made it: it shows what they see.
  user_id bigint not null,
  -- A name of domain/reports/outgoing.
  page text not null check (length(page) <= 40),
  -- What is asked, by the names of the page's address.
  question jsonb not null,
  -- The address holds the token and nobody else does.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  stopped_at timestamptz,
  opened_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index report_links_user on report_links (club_id, user_id);
