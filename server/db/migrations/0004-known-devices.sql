-- Devices a person has signed in on, as hashes of the tokens they keep.

create table known_devices (
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
