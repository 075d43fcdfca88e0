-- Kept files that are read again, because readers have learnt since: those of one import, or without import_id all of the club, in the order of their
-- ids up to the last one done. Counted are those that hold something else now, or other recordings than before, and stayed as they were.
create table rereads (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  import_id bigint,
  creator_id bigint references users on delete set null,
  last_import_id bigint not null default 0,
  total int not null,
  done int not null default 0,
  differing int not null default 0,
  unreadable int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, import_id) references imports (club_id, id) on delete cascade
);
create index rereads_import on rereads (club_id, import_id, id desc);
-- One at a time of each.
create unique index rereads_running on rereads (club_id, coalesce(import_id, 0)) where finished_at is null;
call app.protect('rereads');
