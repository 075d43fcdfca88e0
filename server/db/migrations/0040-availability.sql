-- When people can train in an ordinary week. Monday is 1; what nobody said has no row.
create table availability (
  club_id bigint not null,
  user_id bigint not null,
  weekday smallint not null check (weekday between 1 and 7),
  part text not null check (part in ('early', 'morning', 'afternoon', 'evening')),
  free boolean not null,
  primary key (club_id, user_id, weekday, part),
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('availability');

-- Days away, both included. Ill and injured are health, told only to those who see the person.
create table absences (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  from_date date not null,
  until_date date not null check (until_date between from_date and from_date + 366),
  reason text not null check (reason in ('work', 'school', 'family', 'travel', 'injured', 'ill', 'other')),
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index absences_person on absences (club_id, user_id, until_date);
call app.protect('absences');

-- The absence an answer came from; none once the person has answered.
alter table attendance
  add column absence_id bigint,
  add foreign key (club_id, absence_id) references absences on delete set null (absence_id);
create index attendance_absence on attendance (club_id, absence_id) where absence_id is not null;
