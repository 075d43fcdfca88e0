-- Step tests, VO2max and races against the clock on the ergometer.

-- One a person, kind and day. Times in seconds, lengths in metres, power in watts, lactate in
-- mmol/L, gases in litres a minute, heart rates and stroke rates a minute. What was not measured is
-- null.
create table performance_tests (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('step', 'vo2', '2k', '5k', '6k')),
  day date not null,
  site text check (length(site) between 1 and 80),
  ergo text check (length(ergo) between 1 and 60),
  -- A name of domain/performance-tests/protocols, or what the tester calls it.
  protocol text check (length(protocol) between 1 and 60),
  drag_factor smallint check (drag_factor between 50 and 300),
  -- Kilograms, on the day.
  weight double precision check (weight between 35 and 140),
  weight_class text check (weight_class in ('open', 'light')),
  sweep_scull text check (sweep_scull in ('sweep', 'scull')),
  tester text check (length(tester) between 1 and 80),
  comment text check (length(comment) between 1 and 1000),
  -- How long a step was to last, and the pause after it.
  step_s smallint check (step_s between 10 and 3600),
  rest_s smallint check (rest_s between 0 and 3600),
  -- Of the whole distance.
  time_s double precision check (time_s > 0 and time_s <= 7200),
  hr_max smallint check (hr_max between 30 and 250),
  hr_avg smallint check (hr_avg between 30 and 250),
  -- So many minutes after the end.
  lactate_0 double precision check (lactate_0 between 0 and 30),
  lactate_3 double precision check (lactate_3 between 0 and 30),
  lactate_5 double precision check (lactate_5 between 0 and 30),
  lactate_7 double precision check (lactate_7 between 0 and 30),
  -- As a laboratory reports it, where what was measured is not kept.
  vo2max double precision check (vo2max between 0.5 and 10),
  rer_max double precision check (rer_max between 0.5 and 2),
  watts_max double precision check (watts_max between 0 and 3000),
  -- Ventilatory thresholds as the tester reads them.
  vt1_watts double precision check (vt1_watts between 0 and 3000),
  vt1_hr smallint check (vt1_hr between 30 and 250),
  vt2_watts double precision check (vt2_watts between 0 and 3000),
  vt2_hr smallint check (vt2_hr between 30 and 250),
  -- The recording the test was taken from.
  activity_id bigint,
  entered_by bigint references users on delete set null,
  -- Goes up with every change.
  version int not null default 1,
  changed_at timestamptz not null default now(),
  -- When zones of this test were written to the athlete, and by whom.
  zones_at timestamptz,
  zones_by bigint references users on delete set null,
  primary key (club_id, id),
  unique (club_id, user_id, kind, day),
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, activity_id) references activities on delete set null (activity_id)
);
create unique index performance_tests_id on performance_tests (id);
create index performance_tests_kind on performance_tests (club_id, kind, day);
create index performance_tests_activity on performance_tests (club_id, activity_id)
  where activity_id is not null;

-- A step, a split or a minute of a test, in their order.
create table performance_test_lines (
  club_id bigint not null,
  test_id bigint not null,
  number smallint not null check (number between 1 and 60),
  target_watts double precision check (target_watts between 0 and 3000),
  watts double precision check (watts between 0 and 3000),
  time_s double precision check (time_s > 0 and time_s <= 7200),
  distance double precision check (distance between 0 and 99999),
  stroke_rate double precision check (stroke_rate between 0 and 99),
  heart_rate smallint check (heart_rate between 30 and 250),
  lactate double precision check (lactate between 0 and 30),
  rpe smallint check (rpe between 0 and 10),
  vo2 double precision check (vo2 between 0 and 10),
  vco2 double precision check (vco2 between 0 and 15),
  ve double precision check (ve between 0 and 350),
  -- Measured badly: kept, and no part of the curve.
  left_out boolean not null default false,
  primary key (club_id, test_id, number),
  foreign key (club_id, test_id) references performance_tests on delete cascade
);

-- What was measured breath by breath, a list for each quantity, all of the same length.
create table performance_test_breaths (
  club_id bigint not null,
  test_id bigint not null,
  time_s real[] not null check (cardinality(time_s) between 1 and 7200),
  vo2 real[] not null,
  vco2 real[] not null,
  ve real[] not null,
  heart_rate real[] not null,
  watts real[] not null,
  primary key (club_id, test_id),
  foreign key (club_id, test_id) references performance_tests on delete cascade
);

create table performance_test_tags (
  club_id bigint not null,
  test_id bigint not null,
  tag_id bigint not null,
  primary key (club_id, test_id, tag_id),
  foreign key (club_id, test_id) references performance_tests on delete cascade,
  foreign key (club_id, tag_id) references event_tags on delete cascade
);

create table performance_test_focuses (
  club_id bigint not null,
  test_id bigint not null,
  focus_id int not null references focuses,
  primary key (club_id, test_id, focus_id),
  foreign key (club_id, test_id) references performance_tests on delete cascade
);

-- Whom a name in an imported file means, as somebody said once.
create table performance_test_names (
  club_id bigint not null,
  -- As in the file: last name, first name and day of birth, in small letters.
  written text not null check (length(written) between 1 and 300),
  user_id bigint not null,
  primary key (club_id, written),
  foreign key (club_id, user_id) references memberships on delete cascade
);
