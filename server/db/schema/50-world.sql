-- What reaches people beside training: notices and their own notes.

-- Notices of a person: listed, counted until read, and sent live. level: 1 success, 2 info, 3
-- warning, 4 error.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  about_club bigint references clubs on delete cascade,
  level smallint not null check (level between 1 and 4),
  kind text not null,
  values jsonb not null default '{}',
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_user on notifications (user_id, id desc);

-- A person's own notes. No club, coach or administrator reads them.
create table notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  text text not null check (length(text) between 1 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notes_user on notes (user_id, created_at desc, id desc);
