-- The wall: posts of a club, its squads and its sessions, with comments and reactions.

-- Since when somebody is in a squad; null for who was before this was kept.
alter table squad_users add column joined_at timestamptz;
alter table squad_users alter column joined_at set default now();

-- Who may begin posts at places of a kind; where nothing is said, everybody.
create table wall_settings (
  club_id bigint not null references clubs on delete cascade,
  place text not null check (place in ('club', 'squad', 'session')),
  posting text not null check (posting in ('everybody', 'coaches', 'managers')),
  primary key (club_id, place)
);

-- A post stands on the wall of its squad or session, or of the club where it has neither.
create table wall_posts (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  squad_id bigint,
  session_id bigint,
  user_id bigint not null references users on delete cascade,
  -- The name its writer's device gave it: sent again, it is the same one.
  client_id text not null check (length(client_id) between 8 and 64),
  kind text not null check (kind in ('text', 'photo', 'video', 'file', 'result')),
  -- Null once it was deleted, and for a photograph or a file without words.
  text text check (length(text) between 1 and 4000),
  -- Those of the people its words name who see the place.
  mentioned bigint[] not null default '{}',
  -- A photograph or another file.
  file text references stored_files,
  -- What a photograph shows.
  alt text check (length(alt) between 1 and 500),
  video_url text check (length(video_url) between 1 and 500),
  file_name text check (length(file_name) between 1 and 255),
  file_size int check (file_size >= 0),
  -- The session of which the author shows their result.
  result_of bigint,
  pinned_at timestamptz,
  comments_closed boolean not null default false,
  edited_at timestamptz,
  hidden_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  unique (club_id, user_id, client_id),
  foreign key (club_id, squad_id) references squads on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, result_of) references sessions on delete set null (result_of),
  check (num_nonnulls(squad_id, session_id) <= 1),
  check (deleted_at is null or num_nonnulls(text, alt, video_url, file, result_of) = 0)
);
create unique index wall_posts_id on wall_posts (id);
create index wall_posts_squad on wall_posts (club_id, squad_id, id) where squad_id is not null;
create index wall_posts_session on wall_posts (club_id, session_id, id)
  where session_id is not null;
create index wall_posts_club on wall_posts (club_id, id)
  where squad_id is null and session_id is null;
create index wall_posts_user on wall_posts (user_id, created_at);
create index wall_posts_result on wall_posts (club_id, result_of) where result_of is not null;
create index wall_posts_file on wall_posts (file) where file is not null;

create table wall_comments (
  club_id bigint not null,
  id bigint generated always as identity,
  post_id bigint not null,
  user_id bigint not null references users on delete cascade,
  client_id text not null check (length(client_id) between 8 and 64),
  text text check (length(text) between 1 and 2000),
  mentioned bigint[] not null default '{}',
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  unique (club_id, user_id, client_id),
  foreign key (club_id, post_id) references wall_posts on delete cascade,
  check ((text is null) = (deleted_at is not null))
);
create unique index wall_comments_id on wall_comments (id);
create index wall_comments_post on wall_comments (club_id, post_id, id);
create index wall_comments_user on wall_comments (user_id, created_at);

create table wall_reactions (
  club_id bigint not null,
  post_id bigint not null,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('like', 'heart', 'strong', 'celebrate', 'laugh', 'rowing')),
  created_at timestamptz not null default now(),
  primary key (club_id, post_id, user_id, kind),
  foreign key (club_id, post_id) references wall_posts on delete cascade
);
create index wall_reactions_user on wall_reactions (user_id);

-- Posts and comments that somebody found wrong.
create table wall_reports (
  club_id bigint not null,
  id bigint generated always as identity,
  post_id bigint not null,
  comment_id bigint,
  user_id bigint not null,
  reason text not null check (length(reason) between 1 and 1000),
  -- As it was when it was reported, whatever becomes of it.
  text text not null check (length(text) <= 4000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by bigint references users on delete set null,
  primary key (club_id, id),
  unique nulls not distinct (club_id, post_id, comment_id, user_id),
  foreign key (club_id, post_id) references wall_posts on delete cascade,
  foreign key (club_id, comment_id) references wall_comments on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create unique index wall_reports_id on wall_reports (id);
create index wall_reports_comment on wall_reports (club_id, comment_id)
  where comment_id is not null;
create index wall_reports_user on wall_reports (club_id, user_id);
create index wall_reports_settled_by on wall_reports (settled_by) where settled_by is not null;
