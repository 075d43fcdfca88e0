-- An address for a session that says nothing about how many there are.

alter table sessions add column uuid uuid not null default gen_random_uuid();
create unique index sessions_uuid on sessions (uuid);
