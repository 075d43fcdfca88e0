-- Roles may call what the files before have granted, and nothing else.
revoke execute on all routines in schema app from public;

-- Now that all routines and tables exist, PostgreSQL checks the statements in them.
set local check_function_bodies = on;
do $$
  declare
    routine oid;
  begin
    for routine in
      select pg_proc.oid
      from pg_proc
        join pg_language on pg_language.oid = prolang
      where pronamespace = 'app'::regnamespace and lanname = 'sql'
    loop
      perform fmgr_sql_validator(routine);
    end loop;
  end
$$;
