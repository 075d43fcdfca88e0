-- Changes of an activity that were taken back, to be made again: the last one first, until another change is made. edit_id: where it stood in the
-- list. Times are on the recording's own clock; a split is at start. The halves it made are gone, so it names no other one.
create table undone_edits (
  club_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  edit_id bigint not null,
  kind text not null check (kind in ('trim', 'split', 'shift', 'halve', 'heart-rate', 'strokes', 'merge')),
  start double precision,
  finish double precision,
  seconds double precision,
  other_id bigint,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null,
  primary key (club_id, id),
  foreign key (club_id, activity_id) references activities on delete cascade,
  foreign key (club_id, other_id) references activities (club_id, id) on delete cascade
);
create index undone_edits_activity on undone_edits (club_id, activity_id, id);
create index undone_edits_other on undone_edits (club_id, other_id) where other_id is not null;
call app.protect('undone_edits');
