-- Links into a club, and addresses that want no invitations.

-- A standing invitation by address, QR code or short code. With direct its holder joins at once,
-- else they ask to join.
create table invitation_links (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  token text not null unique check (token ~ '^[\w-]{22,64}$'),
  short_code text not null unique check (short_code ~ '^[A-HJKMNP-Z]{8}$'),
  role_id int not null references roles,
  squad_id bigint,
  direct boolean not null,
  created_by bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  uses int not null default 0,
  primary key (club_id, id),
  foreign key (club_id, squad_id) references squads on delete set null (squad_id)
);

-- The link in an invitation that stops further ones. The address is kept as a hash.
create table invitation_stops (
  id bigint generated always as identity primary key,
  hash bytea not null unique check (length(hash) = 32),
  address_hash bytea not null check (length(address_hash) = 32),
  user_id bigint not null references users on delete cascade,
  about_club bigint not null references clubs on delete cascade,
  created_at timestamptz not null default now()
);
create index invitation_stops_club on invitation_stops (about_club);
create index invitation_stops_user on invitation_stops (user_id);

-- No invitations from this club to the address, or from no club at all (null). Outlives the
-- account.
create table unwanted_invitations (
  address_hash bytea not null check (length(address_hash) = 32),
  about_club bigint references clubs on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (address_hash, about_club)
);
create index unwanted_invitations_club on unwanted_invitations (about_club);
