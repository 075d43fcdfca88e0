-- Codes sent by mail (activation, invitation, reset …): single use, 72 hours, only the hash is kept. Opening a page consumes nothing; finishing does.
create table one_time_codes (
  id bigint generated always as identity primary key,
  hash bytea not null unique check (length(hash) = 32),
  purpose text not null check (purpose in ('activation', 'invitation', 'reset', 'email-change', 'guardian')),
  user_id bigint not null references users on delete cascade,
  about_club bigint references clubs on delete cascade,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  used_at timestamptz
);
create index one_time_codes_user on one_time_codes (user_id, purpose);
alter table one_time_codes enable row level security;
alter table one_time_codes force row level security;
do $$ begin execute format('create policy owner on one_time_codes to %I using (true) with check (true)', current_user); end $$;

-- Mails wait here for the job that sends them; what is sent is forgotten after 72 hours.
create table mails (
  id bigint generated always as identity primary key,
  address text not null,
  language text not null check (language in ('en', 'de', 'fr', 'zh-cn')),
  template text not null,
  "values" jsonb not null default '{}',
  about_club bigint references clubs on delete cascade,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);
create index mails_created on mails (created_at);
alter table mails enable row level security;
alter table mails force row level security;
do $$ begin execute format('create policy owner on mails to %I using (true) with check (true)', current_user); end $$;
create policy work on mails to slipway_worker using (true) with check (true);
grant select, update, delete on mails to slipway_worker;


-- What the product tells a person: seen in the list, counted until read, told live.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  about_club bigint references clubs on delete cascade,
  level smallint not null check (level between 1 and 4),
  kind text not null,
  "values" jsonb not null default '{}',
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
call app.protect_own('notifications');

-- Anybody's command may notify anybody; reading is the person's own.
create function app.notify_person(person bigint, club bigint, notice_level smallint, notice_kind text, notice_values jsonb, notice_link text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into notifications (user_id, about_club, level, kind, "values", link) values (person, club, notice_level, notice_kind, notice_values, notice_link);
      insert into user_stamps (user_id) values (person) on conflict (user_id) do update set notifications = now();
      perform app.tell(jsonb_build_object('to', 'viewer', 'user_id', person, 'club_id', club));
    end
  $$;
revoke execute on function app.notify_person(bigint, bigint, smallint, text, jsonb, text) from public;
grant execute on function app.notify_person(bigint, bigint, smallint, text, jsonb, text) to slipway_app, slipway_worker;

create or replace function app.forget_what_ran_out() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from idempotency_keys where created_at < now() - interval '24 hours';
    delete from live_tickets where expires_at < now();
    delete from tokens where expires_at < now();
    delete from one_time_codes where expires_at < now() - interval '30 days';
    delete from mails where sent_at < now() - interval '72 hours';
  $$;

create function app.queue_mail(to_address text, in_language text, named text, with_values jsonb, club bigint) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$ insert into mails (address, language, template, "values", about_club) values (to_address, in_language, named, with_values, club) returning id $$;
revoke execute on function app.queue_mail(text, text, text, jsonb, bigint) from public;
grant execute on function app.queue_mail(text, text, text, jsonb, bigint) to slipway_app, slipway_worker;
