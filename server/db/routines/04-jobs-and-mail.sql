-- The queue of jobs and the outbox of mails.

-- Adds a job inside the transaction that needs it.
create function app.enqueue(task text, payload json, key text default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.add_job(task, payload, job_key := key, max_attempts := 5);
    end
  $$;

-- Adds a job that needs a mail server, a push service or a store, which may be away for a while: it
-- is tried over about fifteen hours.
create function app.enqueue_outward(
  task text, payload json, key text default null, at timestamptz default now()
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.add_job(
        task, payload, job_key := key, run_at := at, max_attempts := 12
      );
    end
  $$;

-- Adds a job that may take long. Only some jobs of a kind run at once, by a flag with its name.
create function app.enqueue_long(task text, payload json, key text, kind text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.add_job(
        task, payload, job_key := key, max_attempts := 5, flags := array[kind]
      );
    end
  $$;

-- Returns the jobs of silent workers to the queue, and jobs that a living worker does not name.
create function app.release_silent_workers(silence interval) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    declare
      released int;
    begin
      with lost as (
        select j.id, j.locked_by, j.job_queue_id from graphile_worker._private_jobs j
        where j.locked_by is not null and j.locked_at < now() - silence
          and not exists (
            select from public.job_workers w
            where w.id = j.locked_by and w.seen_at > now() - silence and j.id = any (w.jobs))
        for update of j skip locked
      ),
      queues as (
        update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
        from lost where q.id = lost.job_queue_id and q.locked_by = lost.locked_by
      ),
      jobs as (
        update graphile_worker._private_jobs j set locked_by = null, locked_at = null
        from lost where j.id = lost.id
        returning j.id
      )
      select count(*) into released from jobs;
      delete from public.job_workers where seen_at < now() - interval '1 hour';
      return released;
    end
  $$;

-- Returns the jobs of a worker that has ended.
create function app.release_worker(worker text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.force_unlock_workers(array[worker]);
    end
  $$;

-- What waits to be done and for how many seconds: jobs by task, mails, and notices to devices; and
-- how old the last backup is, null where there is none.
create function app.waiting_work() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with jobs as (
      select k.identifier as task, j.attempts >= j.max_attempts as has_failed, j.run_at,
        j.created_at
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks k on k.id = j.task_id
    ),
    tasks as (
      select task,
        count(*) filter (where not has_failed and run_at <= now()) as waiting,
        count(*) filter (where has_failed) as failed,
        coalesce(extract(epoch from now() - min(run_at)
          filter (where not has_failed and run_at <= now())), 0) as oldest
      from jobs group by task
    )
    select jsonb_build_object(
      'tasks', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from tasks t),
      'mails', (
        select jsonb_build_object('waiting', count(*),
          'oldest', coalesce(extract(epoch from now() - min(created_at)), 0))
        from jobs where task = 'send-mail' and not has_failed),
      'pushes', (
        select jsonb_build_object('waiting', count(*),
          'oldest', coalesce(extract(epoch from now() - min(due_at)), 0))
        from notice_deliveries where way = 'push' and state = 'waiting' and due_at <= now()),
      'backup', (select extract(epoch from now() - max(made_at)) from backups))
  $$;

-- Puts a mail into the outbox and its job into the queue.
create function app.queue_mail(
  to_address text, in_language text, named text, with_values jsonb, club bigint
) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into mails (address, language, template, "values", about_club, caused_by)
          -- Somebody who has just deleted the account no longer exists.
          values (to_address, in_language, named, with_values, club,
            (select id from users where id = app.user_id()))
          returning id
  $$;

-- Deletes idempotency keys after 24 hours, and tickets, codes, mails and tokens that have expired.
create function app.forget_what_ran_out() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from idempotency_keys where created_at < now() - interval '24 hours';
    delete from live_tickets where expires_at < now();
    delete from tokens where expires_at < now();
    delete from one_time_codes where expires_at < now() - interval '30 days';
    delete from mails where sent_at < now() - interval '72 hours';
  $$;

call app.protect_own('notes');

grant select, insert, update, delete on job_workers to slipway_worker;

call app.close('backups');

call app.close('mails');
create policy work on mails to slipway_worker using (true) with check (true);
grant select, update, delete on mails to slipway_worker;

-- Nobody reads or writes notes in the name of their author.
create policy not_by_others on notes as restrictive to slipway_app, slipway_worker
  using ((select app.impersonator_id()) is null);

-- Jobs belong to the owner and are worked by the worker; the app only adds them, by app.enqueue.
do $$
  declare
    one name;
  begin
    for one in
      select relname from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'p')
    loop
      execute format(
        'create policy worker on graphile_worker.%I to slipway_worker
           using (true) with check (true)', one
      );
    end loop;
  end
$$;
grant usage on schema graphile_worker to slipway_worker;
grant select, insert, update, delete on all tables in schema graphile_worker to slipway_worker;
grant usage on all sequences in schema graphile_worker to slipway_worker;
grant execute on all functions in schema graphile_worker to slipway_worker;

grant execute on function
  app.enqueue, app.enqueue_outward, app.enqueue_long, app.queue_mail
to slipway_app, slipway_worker;

grant execute on function
  app.release_silent_workers, app.release_worker, app.forget_what_ran_out, app.waiting_work
to slipway_worker;
