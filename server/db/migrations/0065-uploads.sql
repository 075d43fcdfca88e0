-- Uploads in parts, which go on after a lost connection. What is not finished within two days is forgotten.
create table uploads (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  user_id bigint not null,
  owner_id bigint not null,
  name text not null check (length(name) between 1 and 255),
  size bigint not null check (size between 1 and 104857600),
  session_id bigint,
  crew_id bigint,
  import_id bigint,
  duplicate boolean not null default false,
  expires_at timestamptz not null default now() + interval '2 days',
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, owner_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, crew_id) references crews (club_id, id) on delete cascade,
  foreign key (club_id, import_id) references imports (club_id, id) on delete cascade
);
create index uploads_user on uploads (club_id, user_id, id);
call app.protect('uploads');

create table upload_parts (
  club_id bigint not null,
  upload_id bigint not null,
  start bigint not null check (start >= 0),
  data bytea not null,
  primary key (club_id, upload_id, start),
  foreign key (club_id, upload_id) references uploads on delete cascade
);
alter table upload_parts alter column data set storage external;
call app.protect('upload_parts');

create function app.forget_old_uploads() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from uploads where expires_at < now() $$;
revoke execute on function app.forget_old_uploads() from public;
grant execute on function app.forget_old_uploads() to slipway_worker;
