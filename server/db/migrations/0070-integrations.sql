-- Accounts at makers of watches and ergometers, and what comes from them.

-- source: the provider a file was fetched from; owner_only: its terms allow that to be shown to the owner alone.
alter table imports
  add column source text check (source ~ '^[a-z0-9-]{1,40}$'),
  add column owner_only boolean not null default false;
alter table activities add column owner_only boolean not null default false;

-- Whatever a request reads: nobody but its owner gets such a row, also not an administrator in the owner's name.
create policy owner_only on imports as restrictive to slipway_app
  using (not owner_only or (user_id = (select app.user_id()) and (select app.impersonator_id()) is null));
create policy owner_only on activities as restrictive to slipway_app
  using (not owner_only or (user_id = (select app.user_id()) and (select app.impersonator_id()) is null));

-- However an activity comes to be, by a file or by taking another apart: it is its owner's alone where its import is.
create function app.activity_owner_only() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      new.owner_only := new.owner_only or exists (select from imports i where i.club_id = new.club_id and i.id = new.import_id and i.owner_only);
      return new;
    end
  $$;
create trigger activity_owner_only before insert on activities for each row execute function app.activity_owner_only();

-- An account belongs to a person; its files land in the club chosen when it was connected. tokens: sealed for the person.
-- look_*: what the account is being looked through for: from a moment on, as far as cursor.
create table provider_connections (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  for_club bigint not null references clubs on delete cascade,
  provider text not null check (provider ~ '^[a-z0-9-]{1,40}$'),
  external_user_id text not null check (length(external_user_id) between 1 and 200),
  scopes text[] not null default '{}',
  tokens bytea not null,
  access_expires_at timestamptz,
  import_mode text not null default 'automatic' check (import_mode in ('automatic', 'ask', 'off')),
  state text not null default 'connected' check (state in ('connected', 'needs-you')),
  error text check (length(error) <= 40),
  failures int not null default 0,
  retry_at timestamptz,
  last_sync_at timestamptz,
  look text check (look in ('backfill', 'news')),
  look_from timestamptz,
  look_cursor text check (length(look_cursor) <= 500),
  backfill_from date,
  backfill_share double precision,
  created_at timestamptz not null default now(),
  unique (user_id, provider),
  unique (provider, external_user_id),
  foreign key (for_club, user_id) references memberships (club_id, user_id) on delete cascade,
  check (import_mode <> 'off' or look is null)
);
call app.protect_own('provider_connections');

-- On the way to a provider and back: for one person, one sign-in, some minutes, once.
create table provider_sign_ins (
  user_id bigint not null references users on delete cascade,
  provider text not null,
  token_id bigint not null references tokens on delete cascade,
  for_club bigint not null references clubs on delete cascade,
  state_hash bytea not null,
  verifier bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, provider)
);
call app.protect_own('provider_sign_ins');

-- What a provider said by itself, once, to be worked by a job.
create table provider_events (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  connection_id bigint not null references provider_connections on delete cascade,
  event_key text not null check (length(event_key) <= 200),
  kind text not null check (kind in ('activity', 'removed', 'deauthorised')),
  body jsonb not null default '{}',
  received_at timestamptz not null default now(),
  worked_at timestamptz,
  unique (connection_id, event_key)
);
create index provider_events_waiting on provider_events (connection_id, id) where worked_at is null;
call app.protect_own('provider_events');

-- What an account holds, each once. proposed: waits for the person; queued: waits to be fetched.
create table provider_activities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  connection_id bigint not null references provider_connections on delete cascade,
  external_id text not null check (length(external_id) between 1 and 200),
  name text check (length(name) <= 200),
  sport text check (length(sport) <= 80),
  starts_at timestamptz,
  distance double precision,
  seconds double precision,
  address text check (length(address) <= 2000),
  state text not null check (state in ('proposed', 'queued', 'fetched', 'ignored', 'failed')),
  error text check (length(error) <= 40),
  for_club bigint not null references clubs on delete cascade,
  import_id bigint,
  created_at timestamptz not null default now(),
  unique (connection_id, external_id),
  foreign key (for_club, import_id) references imports (club_id, id) on delete set null (import_id)
);
create index provider_activities_waiting on provider_activities (connection_id, id) where state = 'queued';
create index provider_activities_newest on provider_activities (connection_id, starts_at desc nulls last, id desc);
create index provider_activities_import on provider_activities (for_club, import_id);
call app.protect_own('provider_activities');

-- Until when a provider has asked all of us to be quiet.
create table provider_pauses (provider text primary key, until timestamptz not null);
grant select, insert, update, delete on provider_pauses to slipway_worker;

-- One account is worked by one job at a time, which does whatever waits; a later call moves the one that waits.
create function app.enqueue_provider_work(person bigint, connection bigint, at timestamptz default now()) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.add_job('provider-work', json_build_object('user_id', person, 'connection_id', connection), queue_name := 'provider-' || connection,
        run_at := at, job_key := 'provider-' || connection, max_attempts := 5);
    end
  $$;

-- A verified word of a provider: kept once for the account it is about. False for an account nobody has connected, or one that is switched off.
create function app.receive_provider_event(of_provider text, external_user text, the_key text, the_kind text, the_body jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare account provider_connections;
    begin
      select * into account from provider_connections where provider = of_provider and external_user_id = external_user;
      if not found or (the_kind = 'activity' and account.import_mode = 'off') then return false; end if;
      insert into provider_events (user_id, connection_id, event_key, kind, body) values (account.user_id, account.id, the_key, the_kind, the_body)
        on conflict (connection_id, event_key) do nothing;
      if found then perform app.enqueue_provider_work(account.user_id, account.id); end if;
      return true;
    end
  $$;

-- Whether somebody has connected this account already; told without saying who.
create function app.provider_account_taken(of_provider text, external_user text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from provider_connections where provider = of_provider and external_user_id = external_user and user_id is distinct from app.user_id()) $$;

-- Accounts of providers that are asked from time to time: those not looked at for a while get their job. Words worked long ago are forgotten.
create function app.look_for_news(of_providers text[], older_than interval) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      account record;
      many int := 0;
    begin
      delete from provider_events where worked_at < now() - interval '30 days';
      for account in
        update provider_connections c set look = 'news', look_from = coalesce(c.last_sync_at, c.created_at) - interval '2 days', look_cursor = null
        where c.provider = any (of_providers) and c.state = 'connected' and c.import_mode <> 'off' and c.look is null
          and coalesce(c.last_sync_at, c.created_at) < now() - older_than and coalesce(c.retry_at, now()) <= now()
        returning c.user_id, c.id
      loop
        perform app.enqueue_provider_work(account.user_id, account.id);
        many := many + 1;
      end loop;
      return many;
    end
  $$;

revoke execute on function app.enqueue_provider_work(bigint, bigint, timestamptz), app.receive_provider_event(text, text, text, text, jsonb),
  app.provider_account_taken(text, text), app.look_for_news(text[], interval) from public;
grant execute on function app.enqueue_provider_work(bigint, bigint, timestamptz) to slipway_app, slipway_worker;
grant execute on function app.receive_provider_event(text, text, text, text, jsonb), app.provider_account_taken(text, text) to slipway_app;
grant execute on function app.look_for_news(text[], interval) to slipway_worker;
