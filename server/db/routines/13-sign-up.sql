-- How accounts open and clubs begin. Jobs do what somebody asks for without being signed in, so
-- that no answer reveals whether an address is known.

-- A sign-up. Returns which mail the address gets, because the answer must not show it:
-- 'activation', 'account-exists', or null for none.
create function app.register(
  address text, first text, last text, hash text, in_language text, kind text, join_code text,
  code_hash bytea
) returns table (mail text, name text, language text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person users;
    begin
      insert into users (email, first_name, last_name, password_hash, preferred_language)
        values (lower(address), first, last, hash, in_language)
        on conflict (email) do nothing;
      select * into person from users where email = lower(address);
      if person.disabled_at is not null then
        return;
      end if;
      if person.email_verified_at is null then
        insert into one_time_codes (hash, purpose, user_id, payload)
          values (
            code_hash, 'activation', person.id,
            jsonb_strip_nulls(jsonb_build_object('kind', kind, 'join', join_code))
          );
      end if;
      return query
        select
          case
            when person.email_verified_at is null then 'activation'
            else 'account-exists'
          end, person.first_name, person.preferred_language;
    end
  $$;

-- Another activation mail for an account that is not open yet.
create function app.renew_activation(
  address text, code_hash bytea
) returns table (mail text, name text, language text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person users;
    begin
      select * into person from users where email = lower(address) and disabled_at is null;
      if not found then
        return;
      end if;
      if person.email_verified_at is null then
        insert into one_time_codes (hash, purpose, user_id, payload)
          values (
            code_hash, 'activation', person.id, coalesce(app.wish_of(person.id), '{}')
          );
      end if;
      return query
        select
          case
            when person.email_verified_at is null then 'activation'
            else 'account-exists'
          end, person.first_name, person.preferred_language;
    end
  $$;

-- 'open', 'used', 'expired', or null for an unknown code.
create function app.code_state(code_hash bytea, purposes text[]) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      case
        when used_at is not null then 'used'
        when expires_at <= now() then 'expired'
        else 'open'
      end
    from one_time_codes
    where hash = code_hash and purpose = any (purposes)
  $$;

-- Where the link leads that somebody signed up by, and what they are there; its club is null when
-- there is no such link.
create function app.way_in(code text, person bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'code', code, 'club_id', c.id, 'club_name', c.name,
      'role_id', case when l.id is not null then app.role_of_link(l) end, 'squad', s.name,
      'status', m.status, 'ended', app.link_of(code) is null
    )
    from (values (code)) v
      left join invitation_links l on l.token = code or l.short_code = upper(code)
      left join clubs c on c.id = l.club_id
      left join squads s on s.club_id = l.club_id and s.id = l.squad_id
      left join memberships m on m.club_id = l.club_id and m.user_id = person
    where code is not null
  $$;

-- Returns whose account an activation or invitation code opens, and where it leads: to the club of
-- the invitation, an invitation that waits, or any club of theirs.
create function app.activation_of(code_hash bytea) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
      'preferred_language', u.preferred_language, 'email_verified', u.email_verified_at is not null,
      'current_club_user', coalesce(
        (
          select jsonb_build_object(
            'club_id', m.club_id, 'status', m.status,
            'club', jsonb_build_object('creator_id', cl.creator_id)
          )
          from memberships m
            join clubs cl on cl.id = m.club_id
          where m.user_id in (u.id, (c.payload ->> 'in_place_of')::bigint)
            and (c.about_club is null or m.club_id = c.about_club)
            and not (u.founds_club and m.status <> app.invited())
          order by m.status = app.invited() desc, m.created_at, m.club_id
          limit 1
        ),
        case
          when u.founds_club
            or (
              u.email_verified_at is null and c.payload ->> 'kind' = 'club'
            ) then jsonb_build_object(
              'club_id', null, 'status', null, 'club', jsonb_build_object('creator_id', u.id)
            )
        end
      ),
      'join', app.way_in(c.payload ->> 'join', u.id)
    )
    from one_time_codes c
      join users u on u.id = c.user_id
    where c.hash = code_hash and c.purpose in ('activation', 'invitation') and u.disabled_at is null
  $$;

-- The first step of an activation: the account is open with these details. Returns the state of the
-- code, and acts only on an open one.
create function app.finish_activation(
  code_hash bytea, person bigint, first text, last text, new_hash text, in_language text, zone text
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      code one_time_codes;
      state text;
    begin
      select * into code
      from one_time_codes
      where hash = code_hash and purpose in ('activation', 'invitation') and user_id = person
      for update;
      if not found or exists (select from users where id = person and disabled_at is not null) then
        return null;
      end if;
      state := app.code_state(code_hash, array['activation', 'invitation']);
      -- An invitation is used up by its answer; its code opens the account while that is shut.
      if state = 'open'
        and exists (select from users where id = person and email_verified_at is not null) then
        state := 'used';
      end if;
      if state <> 'open' then
        return state;
      end if;
      update users
        set first_name = first, last_name = last, password_hash = new_hash,
          preferred_language = in_language
        where id = person;
      perform app.end_sign_ins(person);
      perform app.open_account(person, code.payload ->> 'kind', zone);
      return 'open';
    end
  $$;

-- The link by which the person in context signed up, from the code that opened their account.
create function app.signed_up_by(code_hash bytea) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select payload ->> 'join'
    from one_time_codes
    where hash = code_hash and purpose = 'activation' and user_id = app.user_id()
  $$;

-- A code to set a new password, for the mail to this address if it has an account.
create function app.request_reset(
  address text, code_hash bytea
) returns table (mail text, name text, language text)
  language sql security definer set search_path = public, pg_temp
  as $$
    with person as (select * from users where email = lower(address) and disabled_at is null),
    code as (
      insert into one_time_codes (hash, purpose, user_id) select code_hash, 'reset', id from person
    )
    select 'password-reset', first_name, preferred_language from person
  $$;

-- Sets a password by a mailed code. Ends all sign-ins and other such codes, and proves the address
-- as well as an activation does.
create function app.reset_password(
  code_hash bytea, new_hash text
) returns table (state text, user_id bigint, email text, name text, language text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      code one_time_codes;
    begin
      select * into code
      from one_time_codes c
      where c.hash = code_hash and c.purpose = 'reset'
      for update;
      if not found then
        return;
      end if;
      if code.used_at is null and code.expires_at > now() then
        update users set password_hash = new_hash where id = code.user_id;
        update one_time_codes c
          set used_at = now()
          where c.user_id = code.user_id and c.purpose = 'reset' and c.used_at is null;
        perform app.end_sign_ins(code.user_id);
        perform app.open_account(code.user_id, app.wish_of(code.user_id) ->> 'kind', 'UTC')
        from users u
        where u.id = code.user_id and u.email_verified_at is null;
        return query
          select 'open', u.id, u.email, u.first_name, u.preferred_language
          from users u
          where u.id = code.user_id;
      else
        return query
          select case when code.used_at is null then 'expired' else 'used' end, null::bigint, null,
            null, null;
      end if;
    end
  $$;

grant execute on function
  app.code_state, app.activation_of, app.finish_activation, app.signed_up_by, app.reset_password
to slipway_app;

grant execute on function
  app.register, app.renew_activation, app.request_reset
to slipway_worker;
