-- Words of providers that were worked long ago, and ways to a provider that nobody came back from, are forgotten, whichever providers are set up.
create function app.forget_provider_words() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from provider_events where worked_at < now() - interval '30 days';
    delete from provider_sign_ins where expires_at < now();
  $$;
revoke execute on function app.forget_provider_words() from public;
grant execute on function app.forget_provider_words() to slipway_worker;

-- Accounts of providers that are asked from time to time: those not looked at for a while get their job.
create or replace function app.look_for_news(of_providers text[], older_than interval) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      account record;
      many int := 0;
    begin
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

-- What was fetched from a provider for the person in context, in whichever clubs it lies.
create function app.fetched_from(of_source text) returns table (club_id bigint, import_ids bigint[])
  language sql stable security definer set search_path = public, pg_temp
  as $$ select i.club_id, array_agg(i.id order by i.id) from imports i where i.user_id = app.user_id() and i.source = of_source group by i.club_id $$;
revoke execute on function app.fetched_from(text) from public;
grant execute on function app.fetched_from(text) to slipway_app, slipway_worker;
create index imports_source on imports (user_id, source) where source is not null;
