-- Exports of clubs that come back as a new club.

alter table users
  -- The address by which a club brought somebody in who has not confirmed yet that it is theirs.
  add column awaited_email text
    check (awaited_email = lower(awaited_email) and length(awaited_email) <= 254);

alter table memberships
  -- What somebody was in the club they were brought in from, until they answer.
  add column former_status smallint check (former_status between 0 and 6);

create table club_imports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'checking' check (
    state in (
      'checking', 'checked', 'refused', 'taking', 'done', 'failed', 'stopped', 'ended', 'undone'
    )
  ),
  progress double precision not null default 0 check (progress between 0 and 1),
  file_name text not null check (length(file_name) <= 200),
  size bigint not null,
  -- The archive, until it is brought in or a day has passed.
  sha256 text references stored_files,
  -- What is in it, as the contract names it.
  contents jsonb,
  -- Why it was refused, and the place.
  refusal jsonb,
  -- Rows that were not brought in, by table.
  left_out jsonb not null default '[]',
  made_club bigint references clubs on delete set null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create unique index club_imports_one on club_imports (user_id)
  where state in ('checking', 'taking');
create index club_imports_user on club_imports (user_id, id desc);
create index on club_imports (sha256);
create index on club_imports (made_club);
