-- What the store holds and what its clean-up removed, for the platform's administrators.
create function app.admin_files() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (select jsonb_build_object('files', count(*), 'bytes', coalesce(sum(size), 0)) from stored_files)
        || jsonb_build_object('sweeps', (select coalesce(jsonb_agg(to_jsonb(s) - 'id' order by s.id desc), '[]')
          from (select * from file_sweeps order by id desc limit 10) s));
    end
  $$;
revoke execute on function app.admin_files() from public;
grant execute on function app.admin_files() to slipway_app;
