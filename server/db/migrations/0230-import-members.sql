-- The files of an archive: those that were read, by their bytes, so that the same is known again wherever it comes in; and what was left out and why.
create table import_members (
  club_id bigint not null references clubs on delete cascade,
  import_id bigint not null,
  position int not null,
  name text not null default '',
  sha256 text,
  outcome text not null check (outcome in ('read', 'known', 'repeated', 'refused')),
  reason text,
  known_import_id bigint,
  primary key (club_id, import_id, position),
  foreign key (club_id, import_id) references imports (club_id, id) on delete cascade,
  foreign key (club_id, known_import_id) references imports (club_id, id) on delete set null (known_import_id)
);
create index import_members_bytes on import_members (club_id, sha256) where outcome = 'read';
create index import_members_known on import_members (club_id, known_import_id);
call app.protect('import_members');
