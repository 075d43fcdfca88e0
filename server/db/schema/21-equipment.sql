-- Boats and other equipment, their log and their bookings.

-- A category without a name has the common name of its kind.
create table equipment_categories (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('boat', 'oars', 'ergo', 'trailer', 'launch', 'other')),
  name text check (length(name) between 1 and 80),
  -- Its own fields: [{ key, label, type }].
  fields jsonb not null default '[]',
  primary key (club_id, id)
);

-- What the club owns and rows with. Metres, seconds and kilograms.
create table equipment (
  club_id bigint not null,
  id bigint generated always as identity,
  category_id bigint not null,
  name text not null check (length(name) between 1 and 80),
  status text not null default 'available'
    check (status in ('available', 'damaged', 'repair', 'retired')),
  boat_type int,
  manufacturer text,
  model text,
  year int,
  serial text,
  crew_weight_min double precision,
  crew_weight_max double precision,
  -- As the contract names it.
  rigging jsonb not null default '{}',
  owner text,
  location text,
  sensor_ids text,
  description text,
  -- What the fields of the category hold.
  values jsonb not null default '{}',
  service_distance double precision,
  service_months int,
  initial_distance double precision not null default 0,
  initial_time double precision not null default 0,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, category_id) references equipment_categories,
  check (crew_weight_max >= crew_weight_min)
);
create index equipment_category on equipment (club_id, category_id);
create unique index equipment_id on equipment (id);

-- Entries made by hand. Uses in sessions are not written here, they follow from the bookings.
create table equipment_logs (
  club_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  kind text not null check (kind in ('usage', 'damage', 'repair', 'service', 'note')),
  at timestamptz not null default now(),
  user_id bigint references users on delete set null,
  text text check (length(text) <= 2000),
  distance double precision,
  time double precision,
  severity smallint check (severity between 1 and 3),
  photo text references stored_files,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, item_id) references equipment on delete cascade
);
create unique index equipment_logs_id on equipment_logs (id);
create index equipment_logs_item on equipment_logs (club_id, item_id, at desc);
create index on equipment_logs (photo);

-- A booking of a session has its times; any other from starts_at to ends_at.
create table equipment_bookings (
  club_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  session_id bigint,
  crew_id bigint,
  name text check (length(name) between 1 and 80),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Seconds before and after, for rigging and transport.
  buffer double precision not null default 0,
  reason text check (length(reason) <= 300),
  booked_by bigint references users on delete set null,
  returned_at timestamptz,
  -- As entered on return; null: the figures of the session count.
  distance double precision,
  time double precision,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, crew_id) references crews on delete set null (crew_id),
  foreign key (club_id, item_id) references equipment on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  check (session_id is not null or ((starts_at is not null) and (ends_at >= starts_at)))
);
create unique index equipment_bookings_id on equipment_bookings (id);
create index equipment_bookings_item on equipment_bookings (club_id, item_id);
create index equipment_bookings_session on equipment_bookings (club_id, session_id);
