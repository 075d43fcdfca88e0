-- Files of the store and who holds them. See docs/decisions/0023-files-held-and-limited.md.

-- Every file of the store is a row here. A column that holds a file is a foreign key to it, so that
-- the catalogue knows all references and no file is removed while a row refers to it.
create table stored_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  stored_at timestamptz not null default now()
);

-- Holds a file that is being stored until the transaction that refers to it has committed. A claim
-- that a killed process left behind is removed after a day.
create table file_claims (
  id bigint generated always as identity primary key,
  sha256 text not null references stored_files,
  person_id bigint,
  for_club bigint,
  claimed_at timestamptz not null default now()
);
create index file_claims_club on file_claims (for_club);
create index file_claims_person on file_claims (person_id);
create index on file_claims (sha256);

-- What the clean-up of each night removed.
create table file_sweeps (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  files int not null,
  bytes bigint not null,
  drafts int not null
);
