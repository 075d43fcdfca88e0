-- What is changed in an activity after it was read. The recording itself stays as the device wrote it; what is shown, counted and scored is worked
-- out from it and the list of edits.

-- zone_bounds: the lower bounds of the six heart-rate zones its time in zone was counted by. They stay with the activity when its person's change.
-- crew_id, seat: recorded in this boat of the session, at this seat (0 the cox). clock_offset: seconds of the recording before the activity begins.
-- recorded: its figures and laps as read, from the first edit on. merged_into: the activity it is now a part of.
alter table activities
  add column zone_bounds smallint[] check (cardinality(zone_bounds) = 6),
  add column crew_id bigint,
  add column seat smallint check (seat between 0 and 8),
  add column clock_offset double precision not null default 0,
  add column recorded jsonb,
  add column merged_into bigint,
  add foreign key (club_id, crew_id) references crews (club_id, id) on delete set null (crew_id),
  add foreign key (club_id, merged_into) references activities (club_id, id) on delete set null (merged_into);
create index activities_crew on activities (club_id, crew_id) where crew_id is not null;
create index activities_merged on activities (club_id, merged_into) where merged_into is not null;

-- A session that a file made, because it found none; it goes when the file goes.
alter table sessions add column auto_created boolean not null default false;

alter table imports
  add column crew_id bigint,
  add foreign key (club_id, crew_id) references crews (club_id, id) on delete set null (crew_id);
create index imports_crew on imports (club_id, crew_id) where crew_id is not null;

-- The channels as read, of activities with edits; `channels` then holds what the edits make of them.
create table recorded_channels (
  club_id bigint not null,
  activity_id bigint not null,
  name text not null,
  data bytea not null,
  primary key (club_id, activity_id, name),
  foreign key (club_id, activity_id) references activities on delete cascade
);
alter table recorded_channels alter column data set storage external;
call app.protect('recorded_channels');

-- In the order they were made. Times are seconds on the recording's own clock, which no edit moves.
create table activity_edits (
  club_id bigint not null,
  id bigint generated always as identity,
  activity_id bigint not null,
  kind text not null check (kind in ('trim', 'shift', 'halve', 'heart-rate', 'strokes', 'merge')),
  -- trim, and what a split leaves of each half
  start double precision,
  finish double precision,
  -- shift
  seconds double precision check (seconds between -31622400 and 31622400),
  -- of heart-rate, strokes and merge: the other recording; of a trim that came of a split: the other half
  other_id bigint,
  -- of a merge: the session the other one was in
  other_session_id bigint,
  creator_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  check (kind <> 'trim' or (start >= 0 and finish > start)),
  check ((kind = 'shift') = (seconds is not null)),
  check (kind not in ('heart-rate', 'strokes', 'merge') or other_id is not null),
  foreign key (club_id, activity_id) references activities on delete cascade,
  foreign key (club_id, other_id) references activities (club_id, id) on delete cascade
);
create index activity_edits_activity on activity_edits (club_id, activity_id, id);
create index activity_edits_other on activity_edits (club_id, other_id) where other_id is not null;
call app.protect('activity_edits');

-- Zones stay as they were when an activity was counted: a change of a person's zones counts nothing anew until somebody asks for it.
drop trigger zones_changed on users;
drop function app.zones_changed();
