-- How athletes are in the morning, what their club asks of them, and the way back to training.

-- One a person and day of the club's calendar. What was not said is null.
create table mornings (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  day date not null,
  waking_hr smallint check (waking_hr between 30 and 250),
  standing_hr smallint check (standing_hr between 30 and 250),
  -- Milliseconds.
  hrv_rmssd double precision check (hrv_rmssd between 5 and 300),
  -- Minutes.
  sleep_time smallint check (sleep_time between 0 and 1439),
  sleep_quality smallint check (sleep_quality between 1 and 5),
  perceived_shape smallint check (perceived_shape between 1 and 5),
  fatigue smallint check (fatigue between 1 and 5),
  soreness smallint check (soreness between 1 and 5),
  stress smallint check (stress between 1 and 5),
  mood smallint check (mood between 1 and 5),
  hydration smallint check (hydration between 1 and 8),
  -- Of the training of the day before.
  training_quality smallint check (training_quality between 1 and 5),
  -- Degrees Celsius.
  temperature double precision check (temperature between 30 and 47),
  -- Kilograms.
  weight double precision check (weight between 35 and 140),
  health text check (health in ('healthy', 'injured', 'ill', 'both')),
  -- Names of domain/constants/statuses, of illness and injury.
  reasons text[] not null default '{}',
  note text check (length(note) between 1 and 500),
  -- The note is for nobody but the person.
  note_private boolean not null default false,
  -- The person, or a coach for them.
  entered_by bigint references users on delete set null,
  changed_at timestamptz not null default now(),
  primary key (club_id, id),
  unique (club_id, user_id, day),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index mornings_day on mornings (club_id, day);

-- What devices and files say of a morning: proposed to the person, nobody else sees it.
create table morning_readings (
  club_id bigint not null,
  user_id bigint not null,
  day date not null,
  -- The device or the service, by the name it gives itself.
  source text not null check (length(source) between 1 and 60),
  waking_hr smallint check (waking_hr between 30 and 250),
  standing_hr smallint check (standing_hr between 30 and 250),
  hrv_rmssd double precision check (hrv_rmssd between 5 and 300),
  sleep_time smallint check (sleep_time between 0 and 1439),
  temperature double precision check (temperature between 30 and 47),
  weight double precision check (weight between 35 and 140),
  received_at timestamptz not null default now(),
  primary key (club_id, user_id, day, source),
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- What a club asks, from whom and until when; a club without a row asks the usual of everybody.
create table monitoring_rules (
  club_id bigint primary key references clubs on delete cascade,
  -- Names of domain/monitoring/fields.
  fields text[] not null,
  -- When it is to be entered and those who have not are reminded: HH:MM on the club's clock.
  until_time text not null default '09:00'
    check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  remind_time text check (remind_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- How the training ratio is worked out, and the lines between its statuses.
  ratio_method text not null default 'rolling'
    check (ratio_method in ('rolling', 'uncoupled', 'ewma')),
  ratio_low double precision not null default 0.8,
  ratio_high double precision not null default 1.3,
  ratio_danger double precision not null default 1.5,
  check (0 < ratio_low and ratio_low < ratio_high and ratio_high < ratio_danger)
);

-- The squads that are asked; none means all athletes.
create table monitored_squads (
  club_id bigint not null,
  squad_id bigint not null,
  primary key (club_id, squad_id),
  foreign key (club_id, squad_id) references squads on delete cascade
);

-- When a person wants to be reminded, instead of when the club says; null for never.
create table monitoring_reminders (
  club_id bigint not null,
  user_id bigint not null,
  remind_time text check (remind_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- What a coach says about the way back to training of somebody who was ill or injured.
create table return_notes (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  -- The day from which it holds.
  day date not null,
  text text not null check (length(text) between 1 and 1000),
  written_by bigint references users on delete set null,
  written_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index return_notes_person on return_notes (club_id, user_id, day);

alter table absences
  -- A morning said so, and the mornings after it decide how long it lasts.
  add column from_morning boolean not null default false;

alter table attendance
  -- What was answered before an absence answered instead; given back when it is taken back.
  add column attending_before smallint check (attending_before in (1, 2));
