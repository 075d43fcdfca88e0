-- When people can train, and whether they come.

-- When people can train in an ordinary week. Monday is 1. No row means that nothing was said.
create table availability (
  club_id bigint not null,
  user_id bigint not null,
  weekday smallint not null check (weekday between 1 and 7),
  part text not null check (part in ('early', 'morning', 'afternoon', 'evening')),
  free boolean not null,
  primary key (club_id, user_id, weekday, part),
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- Days away, both included. Illness and injury are health data, shown only to those who may see
-- them.
create table absences (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  from_date date not null,
  until_date date not null,
  reason text not null
    check (reason in ('work', 'school', 'family', 'travel', 'injured', 'ill', 'other')),
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade,
  check (until_date >= from_date and until_date <= (from_date + 366))
);
create index absences_person on absences (club_id, user_id, until_date);

-- Answers to sessions. A row without answered_at is only the start value of limited places.
create table attendance (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  -- 1 attends, 2 does not.
  attending smallint check (attending in (1, 2)),
  ill boolean not null default false,
  injured boolean not null default false,
  did_alternative boolean not null default false,
  answered_at timestamptz default now(),
  answered_by bigint references users on delete set null,
  -- The absence this answer follows from; none once the person has answered.
  absence_id bigint,
  -- In line for a place of a session with a limit.
  waiting_since timestamptz,
  reason text check (reason in ('work', 'school', 'family', 'travel', 'other')),
  note text check (length(note) between 1 and 500),
  -- What the coach says about the presence.
  presence text check (presence in ('late', 'no-show')),
  -- Since when the person has wanted to come; decides who keeps a place.
  wanted_since timestamptz,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, absence_id) references absences on delete set null (absence_id),
  foreign key (club_id, session_id, user_id) references participants on delete cascade,
  check (waiting_since is null or attending = 2)
);
create index attendance_absence on attendance (club_id, absence_id) where absence_id is not null;
create index attendance_waiting on attendance (club_id, session_id, waiting_since) where
  waiting_since is not null;

create table session_ratings (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  rpe smallint not null check (rpe between 1 and 8),
  rated_at timestamptz not null default now(),
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
