-- Who and which club a statement runs for, and the two procedures that put a table behind a wall.

-- The club in context.
create function app.club_id() returns bigint
  language sql stable parallel safe
  as $$
    select nullif(current_setting('app.club_id', true), '')::bigint
  $$;

-- The person in context.
create function app.user_id() returns bigint
  language sql stable parallel safe
  as $$
    select nullif(current_setting('app.user_id', true), '')::bigint
  $$;

-- Who acts in the name of the person in context; null when it is that person.
create function app.impersonator_id() returns bigint
  language sql stable parallel safe
  as $$
    select nullif(current_setting('app.impersonator_id', true), '')::bigint
  $$;

-- Who was born later is hidden from the person in context; null where nobody is.
create function app.hidden_since() returns date
  language sql stable parallel safe
  as $$
    select nullif(current_setting('app.hidden_since', true), '')::date
  $$;

-- Whether athletes who let nobody see them are hidden from the person in context.
create function app.hides_private() returns boolean
  language sql stable parallel safe
  as $$
    select coalesce(nullif(current_setting('app.hides_private', true), '')::boolean, false)
  $$;

-- Sends a message to every node when the transaction commits. Identical ones of a transaction are
-- sent once.
create function app.send_live(message jsonb) returns void
  language sql
  as $$
    select pg_notify('slipway', message::text)
  $$;

-- Looks for the words of a filter anywhere in a field; %, _ and \ are taken literally.
create function app.contains(hay text, needle text) returns boolean
  language sql immutable parallel safe
  as $$
    select needle is null or position(lower(needle) in lower(hay)) > 0
  $$;

-- { "field": [before, after] } of the fields that both states have.
create function app.difference(before jsonb, after jsonb) returns jsonb
  language sql immutable
  as $$
    select coalesce(jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key)), '{}')
    from jsonb_object_keys(after) as key
    where before ? key and before -> key is distinct from after -> key
  $$;

-- Closes a table to requests and jobs: row-level security, forced, and only the owner (migrations,
-- seeding, definer functions) sees its rows. What others may see follows in policies.
create procedure app.close(target regclass)
  language plpgsql
  as $$
    begin
      execute format('alter table %s enable row level security', target);
      execute format('alter table %s force row level security', target);
      execute format(
        'create policy owner on %s to %I using (true) with check (true)', target, current_user
      );
    end
  $$;

-- Requests and jobs see the rows of the club in context only. exported says how the table goes out
-- with the export of a club: its part and which rows, such as 'health: where seen(user_id)', or
-- 'not: ' and why. It becomes the comment on the table, which server/people/club-data reads.
create procedure app.protect(target regclass, exported text)
  language plpgsql
  as $$
    begin
      call app.close(target);
      execute format('comment on table %s is %L', target, exported);
      execute format(
        'create policy club on %s to slipway_app, slipway_worker
           using (club_id = (select app.club_id()))
           with check (club_id = (select app.club_id()))', target
      );
      execute format(
        'grant select, insert, update, delete on %s to slipway_app, slipway_worker', target
      );
    end
  $$;

-- The same for what belongs to a person rather than to a club.
create procedure app.protect_own(target regclass)
  language plpgsql
  as $$
    begin
      call app.close(target);
      execute format(
        'create policy own on %s to slipway_app, slipway_worker
           using (user_id = (select app.user_id()))
           with check (user_id = (select app.user_id()))', target
      );
      execute format(
        'grant select, insert, update, delete on %s to slipway_app, slipway_worker', target
      );
    end
  $$;

grant usage on schema app to slipway_app, slipway_worker;

-- Lookups are the same for all clubs.
grant select on sports, roles, permissions, features, plans, plan_features, focuses
  to slipway_app, slipway_worker;

grant execute on function
  app.club_id, app.user_id, app.impersonator_id, app.hidden_since, app.hides_private, app.send_live,
  app.difference
to slipway_app, slipway_worker;
