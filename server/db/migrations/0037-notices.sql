-- How notices reach people: what they have chosen, and what is to be sent.

-- A notice of who wants mails of its kind only is not listed.
alter table notifications add in_app boolean not null default true;
drop index notifications_user;
drop index notifications_unread;
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null and in_app;
create index notifications_folded on notifications (user_id, kind) where read_at is null;

-- When notices reach somebody by other ways than the app; nothing while quiet.
create table notice_settings (
  user_id bigint primary key references users on delete cascade,
  time_zone text not null check (length(time_zone) between 1 and 64),
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  rhythm text not null check (rhythm in ('at_once', 'daily', 'weekly')),
  mail_time text not null check (mail_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- 1 Monday … 7 Sunday.
  mail_weekday smallint not null check (mail_weekday between 1 and 7),
  check ((quiet_from is null) = (quiet_until is null))
);

-- Who wants no mails of notices at all, whatever else they have chosen.
create table notice_mail_stops (
  user_id bigint primary key references users on delete cascade
);

-- What somebody has chosen for a group of kinds and a way, in general or for a squad.
create table notice_choices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind_group text not null,
  way text not null check (way in ('app', 'mail', 'push')),
  squad_id bigint references squads (id) on delete cascade,
  wanted boolean not null,
  unique nulls not distinct (user_id, kind_group, way, squad_id)
);
create index notice_choices_squad on notice_choices (squad_id) where squad_id is not null;

-- A notice on its way by mail or push. It is sent once; 'read' came too late, 'unwanted' was
-- switched off, 'gone' is of a club left meanwhile, 'none' found no device.
create table notice_deliveries (
  notice_id bigint not null references notifications on delete cascade,
  user_id bigint not null references users on delete cascade,
  way text not null check (way in ('mail', 'push')),
  due_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'read', 'unwanted', 'gone', 'none', 'failed')),
  tries smallint not null default 0,
  settled_at timestamptz,
  primary key (notice_id, way)
);
create index notice_deliveries_waiting on notice_deliveries (user_id, way, due_at)
  where state = 'waiting';
create index notice_deliveries_user on notice_deliveries (user_id);

-- The codes in mails that stop mails of a group, or (null) all of them.
create table notice_mail_codes (
  hash bytea primary key check (length(hash) = 32),
  user_id bigint not null references users on delete cascade,
  kind_group text,
  created_at timestamptz not null default now()
);
create index notice_mail_codes_user on notice_mail_codes (user_id);
