-- Files on their way to becoming activities.

-- A file of the store as a club has it. The same bytes are one file.
create table files (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  sha256 text not null references stored_files check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  name text not null check (length(name) <= 255),
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
create index on files (sha256);

-- A file that was sent in or fetched, and how far it was read.
create table imports (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  user_id bigint not null,
  uploaded_by bigint references users on delete set null,
  file_id bigint not null,
  sha256 text not null,
  session_id bigint,
  state text not null default 'queued'
    check (state in ('queued', 'reading', 'needs-answer', 'needs-assignment', 'done', 'failed')),
  progress double precision not null default 0,
  reason text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  crew_id bigint,
  -- The provider the file was fetched from.
  source text check (source ~ '^[a-z0-9-]{1,40}$'),
  -- The terms of the provider allow the file to be shown to its owner only.
  owner_only boolean not null default false,
  primary key (club_id, id),
  unique (club_id, user_id, sha256),
  foreign key (club_id, crew_id) references crews on delete set null (crew_id),
  foreign key (club_id, file_id) references files,
  foreign key (club_id, session_id) references sessions on delete set null (session_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index imports_crew on imports (club_id, crew_id) where crew_id is not null;
create unique index imports_id on imports (id);
create index imports_session on imports (club_id, session_id);
create index imports_source on imports (user_id, source) where source is not null;
create index imports_uploaded_by on imports (uploaded_by);
create index imports_user on imports (club_id, user_id, id desc);
create index imports_waiting on imports (club_id, user_id) where state = 'queued';

-- The files of an archive: those that were read, by their bytes, so that the same one is recognised
-- later; and those left out, with the reason.
create table import_members (
  club_id bigint not null references clubs on delete cascade,
  import_id bigint not null,
  position int not null,
  name text not null default '',
  sha256 text,
  outcome text not null check (outcome in ('read', 'known', 'repeated', 'refused')),
  reason text,
  known_import_id bigint,
  primary key (club_id, import_id, position),
  foreign key (club_id, import_id) references imports on delete cascade,
  foreign key (club_id, known_import_id) references imports on delete set null (known_import_id)
);
create index import_members_bytes on import_members (club_id, sha256) where outcome = 'read';
create index import_members_known on import_members (club_id, known_import_id);

-- Uploads in parts, which continue after a lost connection. Unfinished ones are removed after two
-- days.
create table uploads (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  user_id bigint not null,
  owner_id bigint not null,
  name text not null check (length(name) between 1 and 255),
  size bigint not null check (size between 1 and 104857600),
  session_id bigint,
  crew_id bigint,
  import_id bigint,
  duplicate boolean not null default false,
  expires_at timestamptz not null default now() + interval '2 days',
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, import_id) references imports on delete cascade,
  foreign key (club_id, owner_id) references memberships on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index uploads_user on uploads (club_id, user_id, id);

create table upload_parts (
  club_id bigint not null,
  upload_id bigint not null,
  start bigint not null check (start >= 0),
  sha256 text not null references stored_files,
  size bigint not null check (size > 0),
  primary key (club_id, upload_id, start),
  foreign key (club_id, upload_id) references uploads on delete cascade
);
create index on upload_parts (sha256);

-- Kept files that are read again because the readers have improved: those of one import, or all of
-- the club in the order of their ids.
create table rereads (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  import_id bigint,
  creator_id bigint references users on delete set null,
  last_import_id bigint not null default 0,
  total int not null,
  done int not null default 0,
  -- Imports that changed; unreadable ones; recovered ones; read ones that still wait for a session.
  differing int not null default 0,
  unreadable int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  recovered int not null default 0,
  waiting int not null default 0,
  primary key (club_id, id),
  foreign key (club_id, import_id) references imports on delete cascade
);
create index rereads_import on rereads (club_id, import_id, id desc);
create unique index rereads_running on rereads (club_id, coalesce(import_id, 0)) where
  finished_at is null;
