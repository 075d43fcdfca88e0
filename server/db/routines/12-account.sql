-- What people set about their own account.

-- The hash of the password of the caller.
create function app.own_password_hash() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select password_hash from users where id = app.user_id()
  $$;

-- Sets the password of the caller.
create function app.set_own_password(new_hash text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update users set password_hash = new_hash where id = app.user_id();
    update one_time_codes
      set used_at = now()
      where user_id = app.user_id() and purpose = 'reset' and used_at is null;
  $$;

-- A new address is valid once its owner confirms it. The answer does not say whether somebody has
-- it.
create function app.request_email_change(address text, code_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update one_time_codes
        set used_at = now()
        where user_id = app.user_id() and purpose = 'email-change' and used_at is null;
      if exists (select from users where email = lower(address)) then
        return false;
      end if;
      insert into one_time_codes (hash, purpose, user_id, payload)
        values (
          code_hash, 'email-change', app.user_id(), jsonb_build_object('email', lower(address))
        );
      return true;
    end
  $$;

-- Confirms a new address by the code that was mailed to it.
create function app.finish_email_change(code_hash bytea) returns table (state text, old_email text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      code one_time_codes;
      before text;
    begin
      select * into code
      from one_time_codes c
      where c.hash = code_hash and c.purpose = 'email-change' and c.user_id = app.user_id()
      for update;
      if not found then
        return;
      end if;
      if code.used_at is not null then
        return query select 'used', null::text;
        return;
      end if;
      if code.expires_at <= now() then
        return query select 'expired', null::text;
        return;
      end if;
      if exists (select from users where email = code.payload ->> 'email') then
        return query select 'used', null::text;
        return;
      end if;
      select email into before from users where id = code.user_id for update;
      update users
        set email = code.payload ->> 'email', email_verified_at = now()
        where id = code.user_id;
      update one_time_codes set used_at = now() where id = code.id;
      return query select 'open', before;
    end
  $$;

-- Codes that were mailed to a former address open the account no more, since others may read that
-- mailbox. Who has opened the account answers invitations signed in.
create function app.end_codes_of_address() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update one_time_codes
        set used_at = now()
        where user_id = new.id
          and used_at is null
          and (
            purpose in ('reset', 'activation')
            or (purpose = 'invitation' and old.email_verified_at is null)
          );
      return null;
    end
  $$;
create trigger address_changed after update of email on users
  for each row
  when (old.email is not null and new.email is distinct from old.email)
  execute function app.end_codes_of_address();

-- Ends all sign-ins and personal tokens of a person.
create function app.end_sign_ins(person bigint) returns void
  language sql set search_path = public, pg_temp
  as $$
    select app.end_token(id) from tokens where user_id = person
  $$;

-- Ends all sign-ins and personal tokens of the caller except the given one.
create function app.end_other_tokens(kept bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.end_token(id) from tokens where user_id = app.user_id() and id <> kept
  $$;

-- Ends one of the caller's own; false when it is not theirs.
create function app.end_own_token(token bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform from tokens where id = token and user_id = app.user_id();
      if not found then
        return false;
      end if;
      perform app.end_token(token);
      return true;
    end
  $$;

-- The secret of a person whose second step is on, or of the caller while it is being set up.
create function app.second_step(person bigint) returns table (secret bytea, confirmed boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.secret, s.confirmed_at is not null from second_steps s where s.user_id = person
  $$;

-- Whether the second step of the caller is on, and how many recovery codes are left.
create function app.own_second_step() returns table (active boolean, codes_left int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      (select confirmed_at is not null from second_steps where user_id = app.user_id()), false
    ), (select count(*)::int from recovery_codes where user_id = app.user_id() and used_at is null)
  $$;

-- Keeps a secret that is not confirmed yet.
create function app.begin_second_step(new_secret bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into second_steps as s (user_id, secret)
        values (app.user_id(), new_secret)
        on conflict (user_id)
        do update set secret = new_secret, created_at = now(), last_period = 0
        where s.confirmed_at is null;
      return found;
    end
  $$;

-- Turns the second step on, with new recovery codes.
create function app.finish_second_step(code_hashes bytea[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update second_steps
      set confirmed_at = coalesce(confirmed_at, now())
      where user_id = app.user_id();
    delete from recovery_codes where user_id = app.user_id();
    insert into recovery_codes (user_id, hash) select app.user_id(), unnest(code_hashes);
  $$;

-- Turns the second step off.
create function app.drop_second_step() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from second_steps where user_id = app.user_id()
  $$;

-- Uses up the code of a period; false for one of the same period or an earlier one.
create function app.take_period(person bigint, period bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update second_steps set last_period = case when last_period is not null then period end
        where user_id = person and (last_period is null or last_period < period);
      return found;
    end
  $$;

-- Uses up a recovery code.
create function app.take_recovery_code(person bigint, code_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update recovery_codes
        set used_at = now()
        where user_id = person and hash = code_hash and used_at is null;
      return found;
    end
  $$;

-- Whether the person has signed in from there before.
create function app.knows_place(address text, from_place bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from known_places k
        join users u on u.id = k.user_id
      where u.email = lower(address)
        and k.place = from_place
        and k.seen_at > now() - interval '180 days'
    )
  $$;

-- Remembers where a person signed in from.
create function app.remember_place(person bigint, from_place bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into known_places (user_id, place)
      values (person, from_place)
      on conflict (user_id, place)
      do update set seen_at = now()
  $$;

-- The file of a picture by the code in its address.
create function app.picture(of_code text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select sha256 from pictures where code = of_code
  $$;

call app.protect_own('tokens');
call app.protect_own('live_tickets');
call app.protect_own('pictures');
call app.protect_own('user_stamps');
call app.protect_own('data_exports');
call app.protect_own('idempotency_keys');

call app.close('one_time_codes');
call app.close('second_steps');
call app.close('recovery_codes');
call app.close('known_places');
call app.close('audit_log');
create policy write_only on audit_log for insert to slipway_app, slipway_worker with check (true);
grant insert on audit_log to slipway_app, slipway_worker;

grant execute on function
  app.own_password_hash, app.set_own_password, app.request_email_change, app.finish_email_change,
  app.end_other_tokens, app.end_own_token, app.second_step, app.own_second_step,
  app.begin_second_step, app.finish_second_step, app.drop_second_step, app.take_period,
  app.take_recovery_code, app.knows_place, app.remember_place, app.picture
to slipway_app;
