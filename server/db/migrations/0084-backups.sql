-- Backups that were made, so that everybody who looks sees how old the last one is.
create table backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  -- The file it was written to, or its name in the place of BACKUP_TO.
  name text not null,
  bytes bigint not null check (bytes >= 0),
  tables int not null check (tables >= 0),
  rows bigint not null check (rows >= 0),
  jobs bigint not null check (jobs >= 0),
  files bigint not null check (files >= 0),
  -- Files that were listed, but not there as they were stored.
  lost bigint not null check (lost >= 0)
);
create index on backups (made_at);
