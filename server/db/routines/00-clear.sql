-- Removes all that these files create, so that a routine whose text was deleted is removed as well.
-- Migrations run after this: without row-level security and without triggers.
do $$
  declare
    command text;
  begin
    for command in
      select format('drop policy %I on %s', polname, polrelid::regclass)
      from pg_policy
        join pg_class on pg_class.oid = polrelid
      where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union all
      select format('drop trigger %I on %s', tgname, tgrelid::regclass)
      from pg_trigger
        join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal
      union all
      select format('drop view %s', oid::regclass)
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'
      union all
      select format(
        'alter table %s disable row level security, no force row level security', oid::regclass
      )
      from pg_class
      where relnamespace = 'public'::regnamespace and relrowsecurity
      union all
      select format('drop routine %s', oid::regprocedure)
      from pg_proc
      where pronamespace = to_regnamespace('app')
    loop
      execute command;
    end loop;
  end
$$;
revoke all on all tables in schema public from slipway_app, slipway_worker;
-- Refused while a table depends on something in it, which must not be.
drop schema if exists app;
create schema app;
-- Routines call each other in any order; the last file checks them.
set local check_function_bodies = off;
