-- Accounts at providers of OpenID Connect by which people sign in.

create table linked_sign_ins (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  -- The address the provider had for the account when it was linked.
  email text check (length(email) <= 254),
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject),
  unique (user_id, issuer)
);
