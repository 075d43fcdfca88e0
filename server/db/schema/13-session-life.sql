-- What happens to a session after it was planned.

-- The state of a session that its history has last seen.
create table session_states (
  club_id bigint not null,
  session_id bigint not null,
  state jsonb not null,
  primary key (club_id, session_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);

-- Who changed what and when. changes: { "field": [before, after] }.
create table session_changes (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  at timestamptz not null default now(),
  user_id bigint references users on delete set null,
  kind text not null
    check (kind in ('created', 'changed', 'published', 'unpublished', 'deleted', 'restored',
      'merged', 'unmerged', 'people')),
  changes jsonb not null default '{}',
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
create index session_changes_session on session_changes (club_id, session_id, id desc);

-- The plan and the crew each person was last notified of.
create table session_told (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  plan jsonb not null,
  told_at timestamptz not null default now(),
  crew jsonb,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- What was merged into a session, so that it can be taken apart again: moved rows by their former
-- session, added ones by their key.
create table session_merges (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  session_id bigint not null,
  from_ids bigint[] not null,
  -- The rows that were moved or added.
  moved jsonb not null,
  user_id bigint references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
create index session_merges_session on session_merges (club_id, session_id, id desc);

create table session_comments (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  user_id bigint not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index session_comments_session on session_comments (club_id, session_id, id);
