-- The bests of a recording, worked out when it is stored, so that reports only compare them.

create table recording_bests (
  club_id bigint not null,
  activity_id bigint not null,
  kind text not null check (kind in ('power', 'speed', 'heart-rate', 'time', 'climb')),
  -- Seconds over which a mean is the best, metres of the shortest time, 0 of the whole recording.
  span int not null check (span >= 0),
  -- Watts, metres a second, beats a minute, seconds, metres climbed.
  value double precision not null,
  -- Seconds of the recording at which the stretch begins.
  start double precision not null,
  primary key (club_id, activity_id, kind, span),
  foreign key (club_id, activity_id) references activities on delete cascade
);

alter table activities
  -- Its bests have been worked out, which were not before there was a table for them.
  add column bests_kept boolean not null default false;
create index activities_without_bests on activities (club_id, id) where not bests_kept;
