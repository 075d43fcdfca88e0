-- An export that comes back as a new club. Rows of clubs are written under row-level security, as
-- the new club; these are the doors for what lies outside of it.

-- Ids for rows that are about to be written.
create function app.new_ids(of_table text, how_many int) returns bigint[]
  language sql security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(nextval(pg_get_serial_sequence(of_table, 'id'))), '{}')
    from generate_series(1, how_many)
  $$;

-- The columns of a table that these facts name and that may be written from outside.
create function app.named_columns(of_table regclass, names text[], closed text[]) returns text
  language sql stable set search_path = public, pg_temp
  as $$
    select string_agg(quote_ident(attname), ', ' order by attnum)
    from pg_attribute
    where attrelid = of_table and attnum > 0 and not attisdropped and attgenerated = ''
      and attname = any (names) and attname <> all (closed)
  $$;

-- A club on the free trial with what it was elsewhere; the caller runs it. Null when they have
-- founded too many.
create function app.import_club(facts jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint := app.user_id();
      columns text := app.named_columns(
        'clubs', array(select jsonb_object_keys(facts)),
        array['id', 'creator_id', 'is_individual', 'venue_id']
      );
      club bigint;
    begin
      perform
      from users
      where id = person and email_verified_at is not null and disabled_at is null
      for update;
      if not found or app.founded_today(person) >= app.most_founded() then
        return null;
      end if;
      execute format(
        'insert into clubs (creator_id, %1$s)
           select $1, %1$s from jsonb_populate_record(null::clubs, $2) returning id', columns
      ) into club using person, facts;
      insert into subscriptions (club_id, plan_id, status, next_bill_date)
        select club, p.id, app.active(),
          (now() at time zone c.time_zone)::date + (d.content ->> 'trial_days')::int
        from plans p, clubs c, club_defaults d
        where p.key = 'free-trial' and c.id = club;
      return club;
    end
  $$;

-- People of the club that is brought in, who cannot sign in: their address waits until they
-- confirm that it is theirs.
create function app.import_people(people jsonb, names text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      columns text := app.named_columns(
        'users', names || '{id,awaited_email}',
        array[
          'email', 'password_hash', 'is_admin', 'picture', 'email_verified_at', 'disabled_at',
          'founds_club', 'health_consent'
        ]
      );
    begin
      execute format(
        'insert into users (%1$s) overriding system value
           select %1$s from jsonb_populate_recordset(null::users, $1)', columns
      ) using people;
    end
  $$;

-- Gives the club in context its venue, once there is one, and the caller the rights to run it.
create function app.open_imported_club(venue bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update clubs set venue_id = venue where id = app.club_id();
    insert into memberships (club_id, user_id, status)
      values (app.club_id(), app.user_id(), app.approved())
      on conflict (club_id, user_id) do update
      set status = excluded.status, former_status = null;
    insert into membership_roles (club_id, user_id, role_id)
      values (app.club_id(), app.user_id(), app.manager())
      on conflict do nothing;
    insert into session_states (club_id, session_id, state)
      select s.club_id, s.id, app.state_of(s.club_id, s.id)
      from sessions s
      where s.club_id = app.club_id();
    select app.enqueue_import(club_id, id)
    from imports
    where club_id = app.club_id() and state in ('queued', 'reading');
    update users set founds_club = false where id = app.user_id() and founds_club;
  $$;

-- Deletes a club that the caller brought in within a day, with the people who are in no other,
-- while nobody else has joined. Says whether it did.
create function app.undo_club_import(import bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      club bigint;
      people bigint[];
    begin
      select made_club into club
      from club_imports
      where id = import and user_id = app.user_id() and state = 'done'
        and done_at > now() - interval '1 day'
      for update;
      perform from clubs where id = club for update;
      if not found or exists (
        select
        from memberships
        where club_id = club and status = app.approved() and user_id <> app.user_id()
      ) then
        return false;
      end if;
      select array_agg(u.id) into people
      from memberships m
        join users u on u.id = m.user_id
      where m.club_id = club
        and u.email is null
        and u.password_hash is null
        and not exists (
          select from memberships o where o.user_id = m.user_id and o.club_id <> club
        );
      update club_imports set state = 'undone' where id = import;
      perform app.delete_clubs(array[club]);
      delete from users where id = any (people);
      insert into audit_log (user_id, about_club, action, subject)
        values (app.user_id(), club, 'club-import', '{"step": "undone"}');
      return true;
    end
  $$;

-- The club that an import of the caller made, while they are in it.
create function app.imported_club(import bigint) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select json_build_object('id', c.id, 'name', c.name)
    from club_imports i
      join clubs c on c.id = i.made_club
      join memberships m on m.club_id = c.id
        and m.user_id = i.user_id
        and m.status = app.approved()
    where i.id = import and i.user_id = app.user_id()
  $$;

-- Lets archives go that nobody brought in within a day.
create function app.end_old_imports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update club_imports
      set sha256 = null,
        state = case when state in ('checking', 'checked') then 'ended' else state end
      where sha256 is not null and state <> 'taking' and created_at < now() - interval '1 day'
  $$;

-- Who exported the data of the club in context and who brought them in, the newest first.
create function app.club_data_log() returns table (
  id bigint, at timestamptz, step text, user_id bigint, full_name text
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.id, a.at,
      case
        when a.action = 'club-import' then 'brought-in'
        when a.action = 'club-export-plan' then 'planned'
        when a.subject ->> 'step' = 'monthly' then 'monthly'
        when a.subject ->> 'step' = 'link' then 'downloaded'
        else 'exported'
      end, u.id, u.full_name
    from audit_log a
      left join users u on u.id = a.user_id
    where a.about_club = app.club_id()
      and a.action in ('club-export', 'club-export-plan', 'club-import')
    order by a.id desc
    limit 100
  $$;

call app.protect_own('club_imports');

grant execute on function
  app.undo_club_import, app.club_data_log, app.imported_club
to slipway_app;

grant execute on function
  app.new_ids, app.import_club, app.import_people, app.open_imported_club, app.end_old_imports
to slipway_worker;
