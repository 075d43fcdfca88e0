-- A worker names the jobs it has in hand. A lock on any other job is left from a statement whose
-- answer was lost with its connection, and the job goes back to the queue.
alter table job_workers add column jobs bigint[] not null default '{}';

create or replace function app.release_silent_workers(silence interval) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    declare released int;
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

-- What a worker that has ended still holds goes back at once.
create function app.release_worker(worker text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$ begin perform graphile_worker.force_unlock_workers(array[worker]); end $$;
revoke execute on function app.release_worker(text) from public;
grant execute on function app.release_worker(text) to slipway_worker;
