-- Every worker says that it lives; jobs of one that has been silent go back to the queue.
create table job_workers (id text primary key, seen_at timestamptz not null default now());
grant select, insert, update, delete on job_workers to slipway_worker;

create function app.release_silent_workers(silence interval) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    declare silent text[];
    begin
      select array_agg(distinct j.locked_by) into silent from graphile_worker._private_jobs j
        where j.locked_by is not null and j.locked_at < now() - silence
          and not exists (select from public.job_workers w where w.id = j.locked_by and w.seen_at > now() - silence);
      if silent is null then return 0; end if;
      perform graphile_worker.force_unlock_workers(silent);
      delete from public.job_workers where seen_at < now() - interval '1 hour';
      return cardinality(silent);
    end
  $$;
revoke execute on function app.release_silent_workers(interval) from public;
grant execute on function app.release_silent_workers(interval) to slipway_worker;

-- Idempotency keys after 24 hours, tickets and tokens when they have run out.
create function app.forget_what_ran_out() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from idempotency_keys where created_at < now() - interval '24 hours';
    delete from live_tickets where expires_at < now();
    delete from tokens where expires_at < now();
  $$;
revoke execute on function app.forget_what_ran_out() from public;
grant execute on function app.forget_what_ran_out() to slipway_worker;
