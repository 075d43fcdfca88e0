-- The library's view of its jobs, which the routines of 1.0.0 took away from databases that were
-- updated, and which nothing made again.
do $$
  begin
    if to_regclass('graphile_worker.jobs') is not null then return; end if;
    create view graphile_worker.jobs as
      select jobs.id, job_queues.queue_name, tasks.identifier as task_identifier, jobs.priority,
        jobs.run_at, jobs.attempts, jobs.max_attempts, jobs.last_error, jobs.created_at,
        jobs.updated_at, jobs.key, jobs.locked_at, jobs.locked_by, jobs.revision, jobs.flags
      from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      left join graphile_worker._private_job_queues job_queues
        on job_queues.id = jobs.job_queue_id;
  end
$$;
