-- Removes all that these files create, so that a routine whose text was deleted is removed as well.
-- What an extension or somebody else has put beside it stays: ours are the relations of our owner,
-- the policies for our roles, the views they may read, and the triggers that call a routine.
-- Migrations run after this: without row-level security and without triggers.
do $$
  declare
    command text;
    owners oid[] := array(
      select current_user::regrole::oid
      union
      select relowner from pg_class where oid = 'public.migrations'::regclass
    );
    callers oid[] := array(
      select oid from pg_roles where rolname in ('slipway_app', 'slipway_worker')
    );
    ours oid[] := array(
      select c.oid
      from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and c.relkind in ('r', 'p', 'v')
        and c.relowner = any (owners)
        and not exists (
          select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
        )
    );
  begin
    for command in
      select format('drop policy %I on %s', polname, polrelid::regclass)
      from pg_policy
      where polrelid = any (ours) and polroles <@ (owners || callers)
      union all
      select format('drop trigger %I on %s', tgname, tgrelid::regclass)
      from pg_trigger
        join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = any (ours) and not tgisinternal and pronamespace = to_regnamespace('app')
      union all
      select format('drop view %s', c.oid::regclass)
      from pg_class c
      where c.oid = any (ours) and c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
        and exists (select from aclexplode(c.relacl) where grantee = any (callers))
      union all
      select format(
        'alter table %s disable row level security, no force row level security', oid::regclass
      )
      from pg_class
      where oid = any (ours) and relnamespace = 'public'::regnamespace
        and relrowsecurity and relforcerowsecurity
      union all
      select format('revoke all on %s from slipway_app, slipway_worker', oid::regclass)
      from pg_class
      where oid = any (ours) and relnamespace = 'public'::regnamespace and relkind <> 'v'
      union all
      select format('drop routine %s', oid::regprocedure)
      from pg_proc
      where pronamespace = to_regnamespace('app')
    loop
      execute command;
    end loop;
  end
$$;
-- Refused while a table depends on something in it, which must not be.
drop schema if exists app;
create schema app;
-- Routines call each other in any order; the last file checks them.
set local check_function_bodies = off;
