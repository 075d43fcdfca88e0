-- How people come in: the codes of their mails, accounts that open, and the founding of a club.

-- Signed up to found a club and has not yet.
alter table users add column founds_club boolean not null default false;
grant select (founds_club) on users to slipway_app, slipway_worker;

-- What every club starts from; comes from domain/constants at start.
create table club_defaults (singleton boolean primary key default true check (singleton), content jsonb not null);

-- A club with what every club starts from: default permissions, exercises, gold medal times, GMT zones and its plan. The owner's alone.
create function app.create_club(club_name text, zone text, sport int, creator bigint, individual boolean, plan text, added_features int[], paid_until date) returns bigint
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      club bigint;
      defaults jsonb := (select content from club_defaults);
    begin
      insert into clubs (name, time_zone, default_sport_id, creator_id, is_individual, gmt_distribution, paddle_gmt_distribution)
        values (club_name, zone, sport, creator, individual, defaults -> 'gmt_zones', defaults -> 'gmt_zones') returning id into club;
      insert into role_permissions (club_id, role_id, permission_id)
        select club, g.role_id, p.id from jsonb_to_recordset(defaults -> 'permissions') g (role_id int, name text) join permissions p using (name);
      insert into exercises (club_id, key) select club, key from jsonb_array_elements_text(defaults -> 'exercises') key;
      insert into gmts (club_id, sport, class, distance, time, status)
        select club, g.* from jsonb_to_recordset(defaults -> 'gmts') g (sport text, class text, distance float8, time float8, status text);
      insert into subscriptions (club_id, plan_id, status, next_bill_date, extra_features)
        select club, id, 2, paid_until, added_features from plans where key = plan;
      return club;
    end
  $$;

-- The caller founds a club on the free trial and runs it; one who coaches it is its head coach too. Null when they found too many.
create function app.found_club(club_name text, in_country text, zone text, sport int, venue_name text, coaches boolean) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint := app.user_id();
      club bigint;
      venue bigint;
    begin
      perform from users where id = person and email_verified_at is not null and disabled_at is null for update;
      if not found or (select count(*) >= 10 from clubs where creator_id = person and created_at > now() - interval '1 day') then return null; end if;
      club := app.create_club(club_name, zone, sport, person, false, 'free-trial', '{}',
                              (now() at time zone zone)::date + (select (content ->> 'trial_days')::int from club_defaults));
      insert into venues (club_id, name) select club, venue_name where venue_name is not null returning id into venue;
      update clubs set country = in_country, venue_id = venue where id = club;
      insert into memberships (club_id, user_id, status) values (club, person, 1);
      insert into membership_roles (club_id, user_id, role_id) select club, person, r from unnest(case when coaches then '{5,3}' else '{5}' end::int[]) r;
      update users set founds_club = false where id = person and founds_club;
      insert into audit_log (user_id, about_club, action) values (person, club, 'club-founded');
      return club;
    end
  $$;

-- The mail proved the address: the account is open, and what was signed up for begins. An individual account is free and never billed.
create function app.open_account(person bigint, kind text, zone text) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    declare club bigint;
    begin
      update users set email_verified_at = coalesce(email_verified_at, now()), founds_club = founds_club or kind is not distinct from 'club' where id = person;
      update one_time_codes set used_at = now() where user_id = person and purpose = 'activation' and used_at is null;
      if kind = 'individual' and not exists (select from clubs where creator_id = person and is_individual) then
        select app.create_club(full_name, zone, 1, id, true, 'individual-free', '{}', current_date + 36500) into club from users where id = person;
        insert into memberships (club_id, user_id, status) values (club, person, 1);
        insert into membership_roles (club_id, user_id, role_id) values (club, person, 2), (club, person, 5);
      end if;
    end
  $$;

create function app.end_sign_ins(person bigint) returns void
  language sql set search_path = public, pg_temp
  as $$ select app.end_token(id) from tokens where user_id = person $$;

create function app.wish_of(person bigint) returns text
  language sql stable set search_path = public, pg_temp
  as $$ select payload ->> 'kind' from one_time_codes where user_id = person and purpose = 'activation' order by id desc limit 1 $$;

-- A sign-up. Says which mail its address gets, for the answer must not: 'activation', 'account-exists', or null for none.
create function app.register(address text, first text, last text, hash text, in_language text, kind text, code_hash bytea)
  returns table (mail text, name text, language text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare person users;
    begin
      insert into users (email, first_name, last_name, password_hash, preferred_language) values (lower(address), first, last, hash, in_language)
        on conflict (email) do nothing;
      select * into person from users where email = lower(address);
      if person.disabled_at is not null then return; end if;
      if person.email_verified_at is null then
        insert into one_time_codes (hash, purpose, user_id, payload) values (code_hash, 'activation', person.id, jsonb_build_object('kind', kind));
      end if;
      return query select case when person.email_verified_at is null then 'activation' else 'account-exists' end, person.first_name, person.preferred_language;
    end
  $$;

-- Another activation mail for an account that is not open yet.
create function app.renew_activation(address text, code_hash bytea) returns table (mail text, name text, language text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare person users;
    begin
      select * into person from users where email = lower(address) and disabled_at is null;
      if not found then return; end if;
      if person.email_verified_at is null then
        insert into one_time_codes (hash, purpose, user_id, payload)
          values (code_hash, 'activation', person.id, jsonb_build_object('kind', app.wish_of(person.id)));
      end if;
      return query select case when person.email_verified_at is null then 'activation' else 'account-exists' end, person.first_name, person.preferred_language;
    end
  $$;

-- 'open', 'used', 'expired', or null for a code that never was.
create function app.code_state(code_hash bytea, purposes text[]) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when used_at is not null then 'used' when expires_at <= now() then 'expired' else 'open' end
    from one_time_codes where hash = code_hash and purpose = any (purposes)
  $$;

-- Whose account an activation or invitation code opens, and where it leads: the club of the invitation, an invitation that waits, any club of theirs.
create function app.activation_of(code_hash bytea) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'preferred_language', u.preferred_language,
      'email_verified', u.email_verified_at is not null,
      'current_club_user', coalesce(
        (select jsonb_build_object('club_id', m.club_id, 'status', m.status, 'club', jsonb_build_object('creator_id', cl.creator_id))
         from memberships m join clubs cl on cl.id = m.club_id
         where m.user_id = u.id and (c.about_club is null or m.club_id = c.about_club) and not (u.founds_club and m.status <> 4)
         order by m.status = 4 desc, m.created_at, m.club_id limit 1),
        case when u.founds_club or (u.email_verified_at is null and c.payload ->> 'kind' = 'club')
          then jsonb_build_object('club_id', null, 'status', null, 'club', jsonb_build_object('creator_id', u.id)) end))
    from one_time_codes c join users u on u.id = c.user_id
    where c.hash = code_hash and c.purpose in ('activation', 'invitation') and u.disabled_at is null
  $$;

-- The first step of an activation done: the account is open under these details. Returns how the code stood, and acts on an open one only.
create function app.finish_activation(code_hash bytea, person bigint, first text, last text, new_hash text, in_language text, zone text) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      code one_time_codes;
      state text;
    begin
      select * into code from one_time_codes where hash = code_hash and purpose in ('activation', 'invitation') and user_id = person for update;
      if not found or exists (select from users where id = person and disabled_at is not null) then return null; end if;
      state := app.code_state(code_hash, array['activation', 'invitation']);
      -- An invitation is used up by its answer; its code opens the account while that is shut.
      if state = 'open' and exists (select from users where id = person and email_verified_at is not null) then state := 'used'; end if;
      if state <> 'open' then return state; end if;
      update users set first_name = first, last_name = last, password_hash = new_hash, preferred_language = in_language where id = person;
      perform app.end_sign_ins(person);
      perform app.open_account(person, code.payload ->> 'kind', zone);
      return 'open';
    end
  $$;

-- A code to set a new password, for the mail to this address if it has an account.
create function app.request_reset(address text, code_hash bytea) returns table (mail text, name text, language text)
  language sql security definer set search_path = public, pg_temp
  as $$
    with person as (select * from users where email = lower(address) and disabled_at is null),
      code as (insert into one_time_codes (hash, purpose, user_id) select code_hash, 'reset', id from person)
    select 'password-reset', first_name, preferred_language from person
  $$;

-- A new password by a code from the mail. It ends all sign-ins and other such codes, and proves the address as well as an activation does.
create function app.reset_password(code_hash bytea, new_hash text) returns table (state text, user_id bigint, email text, name text, language text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare code one_time_codes;
    begin
      select * into code from one_time_codes c where c.hash = code_hash and c.purpose = 'reset' for update;
      if not found then return; end if;
      if code.used_at is null and code.expires_at > now() then
        update users set password_hash = new_hash where id = code.user_id;
        update one_time_codes c set used_at = now() where c.user_id = code.user_id and c.purpose = 'reset' and c.used_at is null;
        perform app.end_sign_ins(code.user_id);
        perform app.open_account(code.user_id, app.wish_of(code.user_id), 'UTC') from users u where u.id = code.user_id and u.email_verified_at is null;
        return query select 'open', u.id, u.email, u.first_name, u.preferred_language from users u where u.id = code.user_id;
      else
        return query select case when code.used_at is null then 'expired' else 'used' end, null::bigint, null, null, null;
      end if;
    end
  $$;

-- What a new club has done of what every new club should do first; no row for a club that waved the list away.
create table dismissed_first_steps (
  club_id bigint primary key references clubs on delete cascade,
  dismissed_at timestamptz not null default now()
);
call app.protect('dismissed_first_steps');

-- Signing up, asking for another activation and for a new password are worked off by jobs, so that no answer tells whether an address is known.
revoke execute on function app.create_club(text, text, int, bigint, boolean, text, int[], date), app.found_club(text, text, text, int, text, boolean),
  app.open_account(bigint, text, text), app.end_sign_ins(bigint), app.wish_of(bigint), app.register(text, text, text, text, text, text, bytea),
  app.renew_activation(text, bytea), app.code_state(bytea, text[]), app.activation_of(bytea),
  app.finish_activation(bytea, bigint, text, text, text, text, text), app.request_reset(text, bytea), app.reset_password(bytea, text) from public;
grant execute on function app.register(text, text, text, text, text, text, bytea), app.renew_activation(text, bytea), app.request_reset(text, bytea) to slipway_worker;
grant execute on function app.found_club(text, text, text, int, text, boolean), app.code_state(bytea, text[]), app.activation_of(bytea),
  app.finish_activation(bytea, bigint, text, text, text, text, text), app.reset_password(bytea, text) to slipway_app;
