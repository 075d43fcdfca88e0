-- The ground every other table stands on: request context, and the one procedure that puts a table behind the club wall.
create schema app;
grant usage on schema app to slipway_app, slipway_worker;

create function app.club_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.club_id', true), '')::bigint $$;
create function app.user_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;

-- Row-level security, forced: only rows of the club in context; the owner (migrations, seeding, definer functions) sees all.
create procedure app.protect(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy club on %s to slipway_app, slipway_worker using (club_id = (select app.club_id())) with check (club_id = (select app.club_id()))', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to slipway_app, slipway_worker', target);
end $$;

-- The same for what belongs to a person rather than to a club.
create procedure app.protect_own(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own on %s to slipway_app, slipway_worker using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()))', target);
  execute format('create policy owner on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to slipway_app, slipway_worker', target);
end $$;

-- One channel tells every node what changed; delivered at commit, identical messages of a transaction once.
create function app.tell(message jsonb) returns void language sql
  as $$ select pg_notify('slipway', message::text) $$;
