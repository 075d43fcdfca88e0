-- Competitions over days between teams of one or several clubs.

create table challenges (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  -- From the first title; addresses that were passed on keep their meaning.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title text not null check (length(title) between 1 and 120),
  description text check (length(description) between 1 and 2000),
  rules text check (length(rules) between 1 and 5000),
  -- 1 crew, 2 individual: then everybody is a team of their own.
  type smallint not null check (type in (1, 2)),
  sport_ids int[] not null check (cardinality(sport_ids) between 1 and 60),
  metric text not null
    check (metric in ('distance', 'time', 'strokes', 'sessions', 'ets', 'elevation')),
  aggregation text not null check (aggregation in ('sum', 'mean', 'best')),
  target double precision check (target > 0 and target <= 1000000000),
  -- In the time zone of the club.
  first_day date not null,
  last_day date not null,
  visibility text not null check (visibility in ('club', 'public', 'invited')),
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  begin_notified_at timestamptz,
  end_notified_at timestamptz,
  primary key (club_id, id),
  check (last_day >= first_day and last_day <= first_day + 366)
);
create unique index challenges_id on challenges (id);
create unique index challenges_slug on challenges (slug);

create table challenge_pictures (
  club_id bigint not null,
  challenge_id bigint not null,
  kind text not null check (kind in ('cover', 'image')),
  file text not null references stored_files,
  primary key (club_id, challenge_id, kind),
  foreign key (club_id, challenge_id) references challenges on delete cascade
);
create index challenge_pictures_file on challenge_pictures (file);

-- Other clubs that were asked to take part, and what they answered.
create table challenge_invitations (
  club_id bigint not null,
  challenge_id bigint not null,
  invited_club_id bigint not null references clubs on delete cascade,
  status text not null default 'invited' check (status in ('invited', 'accepted', 'declined')),
  invited_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (club_id, challenge_id, invited_club_id),
  foreign key (club_id, challenge_id) references challenges on delete cascade,
  check (club_id <> invited_club_id)
);
create index challenge_invitations_invited on challenge_invitations (invited_club_id);

-- The rows of a team are those of its own club, wherever the challenge is.
create table challenge_teams (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  challenge_club_id bigint not null,
  challenge_id bigint not null,
  -- Null for somebody who is a team of their own: the name is theirs.
  name text check (length(name) between 1 and 80),
  user_id bigint,
  -- Null is unlimited.
  max_size int check (max_size between 1 and 10000),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  unique (club_id, challenge_id, user_id),
  foreign key (challenge_club_id, challenge_id) references challenges on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  check ((name is null) = (user_id is not null))
);
create unique index challenge_teams_id on challenge_teams (id);
create index challenge_teams_challenge on challenge_teams (challenge_club_id, challenge_id);
create index challenge_teams_user on challenge_teams (club_id, user_id) where user_id is not null;

-- Who was in a team from which day to which, both included; open while until_day is null. Days are
-- those of the club the challenge belongs to.
create table challenge_members (
  club_id bigint not null,
  id bigint generated always as identity,
  challenge_id bigint not null,
  team_id bigint not null,
  user_id bigint not null,
  is_captain boolean not null default false,
  from_day date not null,
  until_day date,
  primary key (club_id, id),
  foreign key (club_id, team_id) references challenge_teams on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  check (until_day >= from_day)
);
-- Nobody is in two teams at the same time, be it for two clubs.
create unique index challenge_members_open
  on challenge_members (challenge_id, user_id) where until_day is null;
create index challenge_members_team on challenge_members (club_id, team_id);
create index challenge_members_user on challenge_members (club_id, user_id);

-- What each session gives, once for each challenge it counts in.
create table challenge_entries (
  club_id bigint not null,
  id bigint generated always as identity,
  challenge_id bigint not null,
  team_id bigint not null,
  user_id bigint not null,
  session_id bigint not null,
  day date not null,
  value double precision not null,
  -- Of the session, for what is too much in a day.
  seconds double precision,
  distance double precision,
  -- Why it looks wrong; null where it does not.
  flag text check (flag in ('too-fast', 'long-day', 'far-day', 'entered')),
  -- What the organiser said of it; null: nothing yet, and then only what looks right counts.
  decided boolean,
  note text check (length(note) between 1 and 500),
  counts boolean not null,
  primary key (club_id, id),
  unique (club_id, challenge_id, user_id, session_id),
  foreign key (club_id, team_id) references challenge_teams on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index challenge_entries_session on challenge_entries (club_id, session_id);
create index challenge_entries_user on challenge_entries (club_id, user_id);
create index challenge_entries_team on challenge_entries (club_id, team_id);
create index challenge_entries_flag on challenge_entries (challenge_id) where flag is not null;

-- What a member gave to a team on a day: all that counts, and the best of it.
create table challenge_days (
  club_id bigint not null,
  challenge_id bigint not null,
  team_id bigint not null,
  user_id bigint not null,
  day date not null,
  total double precision not null,
  best double precision not null,
  entries int not null,
  primary key (club_id, team_id, user_id, day),
  foreign key (club_id, team_id) references challenge_teams on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index challenge_days_user on challenge_days (club_id, user_id);
create index challenge_days_challenge on challenge_days (challenge_id, team_id, user_id);
