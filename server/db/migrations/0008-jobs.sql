-- Jobs are added inside the transaction that needs them. The function body is late-bound: the job tables come after the migrations.
create function app.enqueue(task text, payload json, key text default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$ begin perform graphile_worker.add_job(task, payload, job_key := key, max_attempts := 5); end $$;
revoke execute on function app.enqueue(text, json, text) from public;
grant execute on function app.enqueue(text, json, text) to slipway_app, slipway_worker;
