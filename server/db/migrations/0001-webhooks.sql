-- Addresses that a club has its events sent to, and what was sent.

create table webhooks (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  address text not null check (length(address) between 1 and 2000),
  -- Types of events.
  events text[] not null,
  active boolean not null default true,
  -- When the receiver answered that the address is closed, which turned it off.
  closed_at timestamptz,
  -- Sealed for the club. The old one signs as well until that moment.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  check (closed_at is null or not active),
  check ((old_secret is null) = (old_secret_until is null))
);

-- One message to one address. An attempt under way has a claim, so that no other sends it as well.
create table webhook_deliveries (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  webhook_id bigint not null,
  -- The same in every attempt, and for all addresses.
  message_id text not null,
  type text not null,
  subject text not null,
  subject_ids bigint[] not null,
  body text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'retrying', 'delivered', 'given-up')),
  attempts int not null default 0,
  -- Three days after this it is given up.
  tried_since timestamptz not null default now(),
  attempted_at timestamptz,
  next_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  -- The outcome of the last attempt.
  status int,
  fault text check (length(fault) <= 40),
  reply text check (length(reply) <= 2048),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  unique (club_id, webhook_id, message_id),
  foreign key (club_id, webhook_id) references webhooks on delete cascade,
  check ((claim is null) = (claimed_until is null))
);
create index webhook_deliveries_newest on webhook_deliveries (club_id, webhook_id, id desc);
create index webhook_deliveries_open on webhook_deliveries (club_id, webhook_id, subject, id)
  where state in ('waiting', 'retrying');
create index webhook_deliveries_age on webhook_deliveries using brin (created_at);

-- Whether somebody acted in the name of the actor, who then is not named to others.
alter table events add column in_their_name boolean not null default false;
