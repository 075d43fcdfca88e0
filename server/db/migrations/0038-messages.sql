-- Messages between the people of a club, and to its boats.

-- Days that messages are kept; null for ever.
alter table clubs add column messages_kept_days int
  check (messages_kept_days in (30, 90, 365));

-- Who belongs to the thread of a squad, crew, session or of the coaches follows from these.
create table message_threads (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('squad', 'crew', 'coaches', 'session', 'group')),
  squad_id bigint,
  crew_id bigint,
  session_id bigint,
  -- Of a group; the others are called as what they are of.
  name text check (length(name) between 1 and 80),
  creator_id bigint references users on delete set null,
  -- The number of the last message; each is given in the transaction that writes it.
  last_number int not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  unique (club_id, squad_id),
  unique (club_id, crew_id),
  unique (club_id, session_id),
  foreign key (club_id, squad_id) references squads on delete cascade,
  foreign key (club_id, crew_id) references crews on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  check ((kind = 'squad') = (squad_id is not null)),
  check ((kind = 'crew') = (crew_id is not null)),
  check ((kind = 'session') = (session_id is not null)),
  check ((kind = 'group') = (name is not null))
);
create unique index message_threads_id on message_threads (id);
create unique index message_threads_coaches on message_threads (club_id) where kind = 'coaches';

-- Who belongs to a group, and for all kinds from which message on somebody reads it. Who no
-- longer belongs to a thread loses the row with the next message.
create table message_people (
  club_id bigint not null,
  thread_id bigint not null,
  user_id bigint not null,
  from_number int not null default 1 check (from_number > 0),
  -- The last message that was read.
  read_number int not null default 0 check (read_number >= 0),
  muted boolean not null default false,
  primary key (club_id, thread_id, user_id),
  foreign key (club_id, thread_id) references message_threads on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index message_people_user on message_people (club_id, user_id);

create table messages (
  club_id bigint not null,
  thread_id bigint not null,
  number int not null check (number > 0),
  user_id bigint not null,
  -- The name its writer's device gave it: sent again, it is the same one.
  client_id text not null check (length(client_id) between 8 and 64),
  -- Null once it was deleted; that it was there stays.
  text text check (length(text) between 1 and 4000),
  -- A coach's to the boats of a session: their phones show it.
  to_boats boolean not null default false,
  -- Whom of the session it is for; null for all.
  crew_ids bigint[],
  user_ids bigint[],
  -- What it shows is the text.
  photo text references stored_files,
  sent_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (club_id, thread_id, number),
  unique (club_id, thread_id, user_id, client_id),
  foreign key (club_id, thread_id) references message_threads on delete cascade,
  foreign key (user_id) references users on delete cascade,
  check ((text is null) = (deleted_at is not null))
);
create index messages_user on messages (user_id);
create index messages_photo on messages (photo) where photo is not null;
create index messages_sent on messages (club_id, sent_at);

-- Whose messages somebody does not want to see.
create table message_blocks (
  club_id bigint not null,
  user_id bigint not null,
  blocked_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (club_id, user_id, blocked_id),
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, blocked_id) references memberships (club_id, user_id) on delete cascade,
  check (user_id <> blocked_id)
);
create index message_blocks_blocked on message_blocks (club_id, blocked_id);

-- Messages that somebody found wrong; a reported message is kept until this is settled.
create table message_reports (
  club_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  number int not null,
  user_id bigint not null,
  reason text not null check (length(reason) between 1 and 1000),
  -- As it was when it was reported, whatever becomes of it.
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by bigint references users on delete set null,
  primary key (club_id, id),
  unique (club_id, thread_id, number, user_id),
  foreign key (club_id, thread_id, number) references messages on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create unique index message_reports_id on message_reports (id);
create index message_reports_user on message_reports (club_id, user_id);

-- The last message of its session that a phone has shown.
alter table live_recordings add column messages_received int not null default 0;

-- Managers answer for the welfare of members until their club says who else does.
insert into permissions (id, name) values (20, 'welfare') on conflict do nothing;
insert into role_permissions (club_id, role_id, permission_id)
  select id, 5, 20 from clubs
  on conflict do nothing;
