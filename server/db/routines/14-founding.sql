-- How clubs begin and end.

-- What a person signed up for, and the link they came by.
create function app.wish_of(person bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select payload
    from one_time_codes
    where user_id = person and purpose = 'activation'
    order by id desc
    limit 1
  $$;

-- A club with what every club starts with: permissions, exercises, kinds of equipment, gold
-- medal times, zones, and its plan.
create function app.create_club(
  club_name text, zone text, sport int, creator bigint, individual boolean, plan text,
  added_features int[], paid_until date
) returns bigint
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      club bigint;
      defaults jsonb := (select content from club_defaults);
    begin
      insert into clubs (
        name, time_zone, default_sport_id, creator_id, is_individual, gmt_distribution,
        paddle_gmt_distribution
      )
        values (
          club_name, zone, sport, creator, individual, defaults -> 'gmt_zones',
          defaults -> 'gmt_zones'
        )
        returning id into club;
      insert into role_permissions (club_id, role_id, permission_id)
        select club, g.role_id, p.id
        from jsonb_to_recordset(defaults -> 'permissions') g (role_id int, name text)
        join permissions p using (name);
      insert into exercises (club_id, key)
        select club, key
        from jsonb_array_elements_text(defaults -> 'exercises') key;
      insert into equipment_categories (club_id, kind)
        select club, kind
        from jsonb_array_elements_text(defaults -> 'equipment_kinds') kind;
      insert into gmts (club_id, sport, class, distance, time, status)
        select club, g.*
        from jsonb_to_recordset(defaults -> 'gmts') g (
          sport text, class text, distance float8, time float8, status text
        );
      insert into subscriptions (club_id, plan_id, status, next_bill_date, extra_features)
        select club, id, app.active(), paid_until, added_features from plans where key = plan;
      return club;
    end
  $$;

-- How many clubs a person founded or brought in since yesterday.
create function app.founded_today(person bigint) returns int
  language sql stable set search_path = public, pg_temp
  as $$
    select (
      select count(*)
      from clubs c
      where c.creator_id = person
        and c.created_at > now() - interval '1 day'
        and not exists (select from club_imports i where i.made_club = c.id)
    )::int + (
      select count(*)
      from club_imports i
      where i.user_id = person and i.done_at > now() - interval '1 day'
    )::int
  $$;

create function app.most_founded() returns int
  language sql immutable
  as 'select 10';

-- The caller founds a club on the free trial and becomes its manager; one who coaches is its head
-- coach too. Null when they have founded too many.
create function app.found_club(
  club_name text, in_country text, zone text, sport int, venue_name text, coaches boolean
) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint := app.user_id();
      club bigint;
      venue bigint;
    begin
      perform
      from users
      where id = person and email_verified_at is not null and disabled_at is null
      for update;
      if not found or app.founded_today(person) >= app.most_founded() then
        return null;
      end if;
      club := app.create_club(
        club_name, zone, sport, person, false, 'free-trial', '{}',
        (now() at time zone zone)::date + (
          select (content ->> 'trial_days')::int from club_defaults
        )
      );
      insert into venues (club_id, name)
        select club, venue_name
        where venue_name is not null
        returning id into venue;
      update clubs set country = in_country, venue_id = venue where id = club;
      insert into memberships (club_id, user_id, status) values (club, person, app.approved());
      insert into membership_roles (club_id, user_id, role_id)
        select club, person, r
        from unnest(case when coaches then '{5,3}' else '{5}' end::int[]) r;
      update users set founds_club = false where id = person and founds_club;
      insert into audit_log (user_id, about_club, action) values (person, club, 'club-founded');
      return club;
    end
  $$;

-- Opens an account whose address was proven by a mail, and starts what was signed up for. An
-- individual account is free.
create function app.open_account(person bigint, kind text, zone text) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      club bigint;
    begin
      update users
        set email_verified_at = coalesce(email_verified_at, now()), founds_club = founds_club
          or kind is not distinct from 'club'
        where id = person;
      update one_time_codes
        set used_at = now()
        where user_id = person and purpose = 'activation' and used_at is null;
      if kind = 'individual'
        and not exists (select from clubs where creator_id = person and is_individual) then
        select app.create_club(
          full_name, zone, 1, id, true, 'individual-free', '{}', current_date + 36500
        ) into club
        from users
        where id = person;
        insert into memberships (club_id, user_id, status) values (club, person, app.approved());
        insert into membership_roles (club_id, user_id, role_id)
          values (club, person, app.athlete()), (club, person, app.manager());
      end if;
    end
  $$;

-- Deletes clubs with all they have. Rows go first that hold others which would not go alone.
create function app.delete_clubs(ids bigint[]) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      holding regclass;
    begin
      for holding in
        select distinct f.conrelid::regclass
        from pg_constraint f
          join pg_attribute own on own.attrelid = f.conrelid and own.attname = 'club_id'
          join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attname = 'club_id'
        where f.contype = 'f' and f.confdeltype = 'a'
      loop
        execute format('delete from %s where club_id = any ($1)', holding) using ids;
      end loop;
      delete from clubs where id = any (ids);
    end
  $$;

-- Whether nobody has an account yet.
create function app.is_empty() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select not exists (select from users)
  $$;

-- The first account of an installation: its administrator, who runs a club. Null where there is an
-- account, also one that another request made meanwhile.
create function app.set_up(
  given_name text, family_name text, address text, hash text, language text, club_name text,
  in_country text, zone text, sport int
) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint;
    begin
      lock table users in share row exclusive mode;
      if exists (select from users) then
        return null;
      end if;
      insert into users (
        email, first_name, last_name, password_hash, preferred_language, is_admin,
        email_verified_at
      )
        values (address, given_name, family_name, hash, language, true, now())
        returning id into person;
      perform set_config('app.user_id', person::text, true);
      perform app.found_club(club_name, in_country, zone, sport, null, true);
      return person;
    end
  $$;

grant execute on function
  app.found_club, app.is_empty, app.set_up
to slipway_app;
