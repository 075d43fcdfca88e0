-- Reports that are sent by mail every week or month.

-- A saved view that somebody has sent, to themselves or to the coaches of squads.
create table report_mails (
  club_id bigint not null,
  id bigint generated always as identity,
  view_id bigint not null,
  -- Who made it.
  user_id bigint not null,
  rhythm text not null check (rhythm in ('weekly', 'monthly')),
  audience text not null check (audience in ('self', 'coaches')),
  squad_ids bigint[] not null default '{}',
  -- The Monday whose mails have all been sent, or that lay before it was made.
  sent_on date,
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, view_id) references report_views on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade,
  check ((audience = 'coaches') = (cardinality(squad_ids) > 0))
);
create index report_mails_view on report_mails (club_id, view_id);
create index report_mails_user on report_mails (club_id, user_id);

-- Each mail of a Monday to a person: there is none beside it. The code in the mail stops more.
create table report_mail_sendings (
  club_id bigint not null,
  mail_id bigint not null,
  user_id bigint not null,
  sent_on date not null,
  stop_hash bytea not null unique check (length(stop_hash) = 32),
  primary key (club_id, mail_id, user_id, sent_on),
  foreign key (club_id, mail_id) references report_mails on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index report_mail_sendings_user on report_mail_sendings (club_id, user_id);

-- Who wants no more mails of a subscription.
create table report_mail_stops (
  club_id bigint not null,
  mail_id bigint not null,
  user_id bigint not null,
  primary key (club_id, mail_id, user_id),
  foreign key (club_id, mail_id) references report_mails on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index report_mail_stops_user on report_mail_stops (club_id, user_id);
