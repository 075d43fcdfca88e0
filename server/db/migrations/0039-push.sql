-- Browsers that get notices by web push, each for the person and the sign-in it was asked in: who
-- signs out on a shared phone takes their notices with them.
create table push_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_id bigint not null references tokens on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_devices_user on push_devices (user_id);
create index push_devices_token on push_devices (token_id);
