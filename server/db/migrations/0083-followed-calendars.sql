-- Calendars elsewhere whose events a club takes in.

alter table bring_ins
  drop constraint bring_ins_kind_check,
  add constraint bring_ins_kind_check check (kind in ('people', 'plan', 'events'));

create table followed_calendars (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  address text not null check (length(address) between 1 and 2000),
  name text not null check (length(name) between 1 and 200),
  -- Whether it is looked at again and again.
  follows boolean not null,
  -- What the server there said of the version that was read.
  etag text check (length(etag) <= 500),
  -- Null until it was looked at, and while it is to be looked at now.
  checked_at timestamptz,
  next_check timestamptz not null,
  -- Why the last look failed.
  fault text check (length(fault) <= 40),
  -- Events beyond the limit were left out.
  is_cut boolean not null default false,
  made_by bigint references users on delete set null,
  made_at timestamptz not null default now(),
  primary key (club_id, id)
);
create index on followed_calendars (next_check);

create table followed_events (
  club_id bigint not null,
  calendar_id bigint not null,
  uid text not null check (length(uid) <= 500),
  -- When this one of a series would be by its rule; empty of what does not repeat.
  recurrence text not null check (length(recurrence) <= 40),
  -- As it was when the club took it in, and as it was at the last look; null when it is gone there.
  taken jsonb,
  latest jsonb,
  session_id bigint,
  bring_in_id bigint,
  primary key (club_id, calendar_id, uid, recurrence),
  foreign key (club_id, calendar_id) references followed_calendars on delete cascade,
  foreign key (club_id, session_id) references sessions on delete set null (session_id),
  foreign key (club_id, bring_in_id) references bring_ins on delete set null (bring_in_id)
);
create index on followed_events (club_id, session_id);
create index on followed_events (club_id, bring_in_id);
