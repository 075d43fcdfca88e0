-- Exports of clubs are made like the copies of a person's data, and either is fetched by a link.

alter table data_exports
  add column about_club bigint references clubs on delete cascade,
  -- Opens the file to who has it, for a day; only its SHA-256 is stored.
  add column link_hash bytea unique check (length(link_hash) = 32),
  add column link_until timestamptz,
  -- What is in it by part of the club, as the contract names it.
  add column parts jsonb not null default '[]',
  add check ((link_hash is null) = (link_until is null)),
  drop constraint data_exports_state_check,
  add constraint data_exports_state_check
    check (state in ('queued', 'running', 'done', 'failed', 'ended', 'stopped'));

drop index data_exports_one;
create unique index data_exports_one on data_exports (user_id)
  where state in ('queued', 'running') and about_club is null;
create unique index data_exports_one_of_club on data_exports (about_club)
  where state in ('queued', 'running') and about_club is not null;
create index data_exports_club on data_exports (about_club, id desc) where about_club is not null;
