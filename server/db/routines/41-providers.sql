-- Accounts at providers.

-- One job at a time works an account and does whatever waits; a later call moves the waiting job.
create function app.enqueue_provider_work(
  person bigint, connection bigint, at timestamptz default now()
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.add_job(
        'provider-work', json_build_object('user_id', person, 'connection_id', connection),
        queue_name := 'provider-' || connection, run_at := at, job_key := 'provider-' || connection,
        max_attempts := 5
      );
    end
  $$;

-- Keeps a verified event of a provider once, for the account it is about. False for an unknown
-- account or one that is switched off.
create function app.receive_provider_event(
  of_provider text, external_user text, the_key text, the_kind text, the_body jsonb
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      account provider_connections;
    begin
      select * into account
      from provider_connections
      where provider = of_provider and external_user_id = external_user;
      if not found or (the_kind = 'activity' and account.import_mode = 'off') then
        return false;
      end if;
      insert into provider_events (user_id, connection_id, event_key, kind, body)
        values (account.user_id, account.id, the_key, the_kind, the_body)
        on conflict (connection_id, event_key) do nothing;
      if found then
        perform app.enqueue_provider_work(account.user_id, account.id);
      end if;
      return true;
    end
  $$;

-- Whether somebody has connected this account already, without saying who.
create function app.provider_account_taken(of_provider text, external_user text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from provider_connections
      where provider = of_provider
        and external_user_id = external_user
        and user_id is distinct from app.user_id()
    )
  $$;

-- Queues jobs for accounts of providers that were not looked at for a while. A look whose job was
-- lost goes on where it was.
create function app.look_for_news(of_providers text[], older_than interval) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      account record;
      many int := 0;
    begin
      for account in update provider_connections c
        set look = coalesce(c.look, 'news'),
          look_from =
            case
              when c.look is null then coalesce(c.last_sync_at, c.created_at) - interval '2 days'
              else c.look_from
            end,
          look_cursor = case when c.look is not null then c.look_cursor end
        where c.provider = any (of_providers)
          and c.state = 'connected'
          and c.import_mode <> 'off'
          and not exists (
            select from graphile_worker._private_jobs j
            where j.key = 'provider-' || c.id and j.attempts < j.max_attempts
          )
          and coalesce(c.last_sync_at, c.created_at) < now() - older_than
          and coalesce(c.retry_at, now()) <= now()
        returning c.user_id, c.id loop
        perform app.enqueue_provider_work(account.user_id, account.id);
        many := many + 1;
      end loop;
      return many;
    end
  $$;

-- Queues jobs for accounts whose owners want planned sessions sent there.
create function app.send_workouts(of_providers text[]) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    select count(app.enqueue_provider_work(c.user_id, c.id))::int
    from provider_connections c
    where c.provider = any (of_providers)
      and c.state = 'connected'
      and c.sends_workouts
      and coalesce(c.retry_at, now()) <= now()
  $$;

-- Deletes events that were worked long ago, and sign-ins at providers that nobody returned from.
create function app.forget_provider_words() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from provider_events where worked_at < now() - interval '30 days';
    delete from provider_sign_ins where expires_at < now();
  $$;

-- What was fetched from a provider for the person in context, in all clubs.
create function app.fetched_from(of_source text) returns table (club_id bigint, import_ids bigint[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.club_id, array_agg(i.id order by i.id)
    from imports i
    where i.user_id = app.user_id() and i.source = of_source
    group by i.club_id
  $$;

call app.protect_own('provider_connections');
call app.protect_own('provider_sign_ins');
call app.protect_own('provider_events');
call app.protect_own('provider_activities');
call app.protect(
  'sent_workouts',
  'recordings: all; stays: a workout at a provider is replaced by the club that sent it'
);

-- These are not shown to an administrator who acts in the name of their owner, either.
create policy not_in_their_name on provider_connections as restrictive to slipway_app
  using ((select app.impersonator_id()) is null);
create policy not_in_their_name on provider_sign_ins as restrictive to slipway_app
  using ((select app.impersonator_id()) is null);
create policy not_in_their_name on provider_events as restrictive to slipway_app
  using ((select app.impersonator_id()) is null);
create policy not_in_their_name on provider_activities as restrictive to slipway_app
  using ((select app.impersonator_id()) is null);

grant select, insert, update, delete on provider_pauses to slipway_worker;

grant execute on function
  app.enqueue_provider_work, app.fetched_from
to slipway_app, slipway_worker;

grant execute on function
  app.receive_provider_event, app.provider_account_taken
to slipway_app;

grant execute on function
  app.look_for_news, app.send_workouts, app.forget_provider_words
to slipway_worker;
