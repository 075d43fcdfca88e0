-- Addresses of people that take no mail, as mail servers said.

create table mail_refusals (
  user_id bigint primary key references users on delete cascade,
  -- As it was then; of another address nothing is known.
  address text not null check (length(address) between 3 and 320),
  reason text not null check (length(reason) between 1 and 500),
  -- Said at once by the server that was given the mail, or later by another, in a mail of its own.
  at_once boolean not null,
  refused_at timestamptz not null default now()
);
