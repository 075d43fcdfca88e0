-- Fair turns among the files that wait to be read.

create index imports_waiting on imports (club_id, user_id) where state = 'queued';

-- A job of a kind that may take long. Its flag names the kind: of each only some run at a time.
create function app.enqueue_long(task text, payload json, key text, kind text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.add_job(task, payload, job_key := key, max_attempts := 5, flags := array[kind]);
    end
  $$;

-- Queues the reading of a file. Turns go round: each person's first file is in the first of them,
-- their second in the next; people of one club follow each other, and a file takes a turn more for
-- every four megabytes it has. Who comes new begins at the turn that is going on, behind nobody's
-- whole pile. Of one person small files go before large ones. Other jobs, which are short, go first.
create function app.enqueue_import(club bigint, of_import bigint, date_order text default null,
    kind text default null, pause interval default '0') returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint;
      bytes bigint;
      turn int;
      ahead int;
    begin
      select i.user_id, f.size into person, bytes from imports i
        join files f on f.club_id = i.club_id and f.id = i.file_id
        where i.club_id = club and i.id = of_import;
      select coalesce(max(j.priority), 10) into turn from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'read-import'
        where j.locked_at is not null and j.priority >= 10;
      select count(*) filter (where i.user_id = person and f.size <= bytes)
          + count(distinct i.user_id) filter (where i.user_id <> person) into ahead
        from imports i join files f on f.club_id = i.club_id and f.id = i.file_id
        where i.club_id = club and i.state = 'queued' and i.id <> of_import;
      perform graphile_worker.add_job('read-import',
        json_build_object('club_id', club, 'import_id', of_import, 'date_order', date_order),
        job_key := 'import-' || of_import, max_attempts := 5, run_at := now() + pause,
        priority := least(turn + ahead + (bytes / 4000000)::int, 32000),
        flags := case when kind is not null then array[kind] end);
    end
  $$;

revoke execute on function app.enqueue_long(text, json, text, text),
  app.enqueue_import(bigint, bigint, text, text, interval) from public;
grant execute on function app.enqueue_long(text, json, text, text),
  app.enqueue_import(bigint, bigint, text, text, interval) to slipway_app, slipway_worker;
