-- What people set about their own account: password, address, second step, sign-ins and tokens, picture.

-- A token is a sign-in, or a personal API token: named, for one club or all, to read or also to write.
alter table tokens
  add column name text check (length(name) between 1 and 80),
  add column about_club bigint references clubs on delete cascade,
  add column scope text check (scope in ('read', 'write')),
  add column last_used_at timestamptz not null default now(),
  add check ((name is null) = (scope is null)),
  add check (scope is not null or about_club is null);

-- Told by the gate, at most every few minutes.
create function app.used_token(token bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update tokens set last_used_at = now() where id = token $$;

-- As before, with what the token itself may do; one for a single club sees no other.
create or replace function app.viewer_of_token(token bigint, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'token_id', t.id, 'token_expires', t.expires_at, 'token_scope', t.scope, 'token_used', t.last_used_at,
      'user_id', u.id, 'is_admin', u.is_admin, 'full_name', u.full_name,
      'has_clubs', exists (select from memberships m where m.user_id = u.id and m.status = 1),
      'club', (
        select jsonb_build_object(
          'id', c.id, 'is_individual', c.is_individual, 'default_sport_id', c.default_sport_id, 'time_zone', c.time_zone, 'training_metric', c.training_metric,
          'status', m.status,
          'roles', (select coalesce(jsonb_agg(role_id order by role_id), '[]') from membership_roles r where r.club_id = c.id and r.user_id = u.id),
          'permissions', to_jsonb(app.permissions_of(c.id, u.id)),
          'features', to_jsonb(app.features_of(c.id)),
          'subscription_ends', (select next_bill_date from subscriptions s where s.club_id = c.id and s.status = 2))
        from memberships m join clubs c on c.id = m.club_id
        where m.user_id = u.id and m.club_id = club and club = coalesce(t.about_club, club)))
    from tokens t join users u on u.id = t.user_id
    where t.id = token and t.expires_at > now() and u.disabled_at is null
  $$;

-- The own sign-ins and personal tokens but the one given: gone, with their sockets.
create function app.end_other_tokens(kept bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ select app.end_token(id) from tokens where user_id = app.user_id() and id <> kept $$;

-- Ends one of the own; false when it is not.
create function app.end_own_token(token bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform from tokens where id = token and user_id = app.user_id();
      if not found then return false; end if;
      perform app.end_token(token);
      return true;
    end
  $$;

create function app.own_password_hash() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select password_hash from users where id = app.user_id() $$;

create function app.set_own_password(new_hash text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update users set password_hash = new_hash where id = app.user_id();
    update one_time_codes set used_at = now() where user_id = app.user_id() and purpose = 'reset' and used_at is null;
  $$;

-- The second step: the secret encrypted by the server's key, and codes for the day the phone is lost.
create table second_steps (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The period of the last code that was taken: a code counts once. Null for the demo's, whose secret stands in a file.
  last_period bigint default 0
);
create table recovery_codes (
  user_id bigint not null references second_steps on delete cascade,
  hash bytea not null check (length(hash) = 32),
  used_at timestamptz,
  primary key (user_id, hash)
);
-- Where somebody has signed in from, as a keyed hash of the address.
create table known_places (
  user_id bigint not null references users on delete cascade,
  place bytea not null check (length(place) = 32),
  seen_at timestamptz not null default now(),
  primary key (user_id, place)
);
do $$
declare target text;
begin
  foreach target in array array['second_steps', 'recovery_codes', 'known_places'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy owner on %I to %I using (true) with check (true)', target, current_user);
  end loop;
end $$;

create function app.knows_place(address text, from_place bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from known_places k join users u on u.id = k.user_id
      where u.email = lower(address) and k.place = from_place and k.seen_at > now() - interval '180 days')
  $$;
create function app.remember_place(person bigint, from_place bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into known_places (user_id, place) values (person, from_place) on conflict (user_id, place) do update set seen_at = now() $$;

-- The secret of a person whose second step is on, or of the caller while it is being set up.
create function app.second_step(person bigint) returns table (secret bytea, confirmed boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select s.secret, s.confirmed_at is not null from second_steps s where s.user_id = person $$;

create function app.begin_second_step(new_secret bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into second_steps as s (user_id, secret) values (app.user_id(), new_secret)
        on conflict (user_id) do update set secret = new_secret, created_at = now(), last_period = 0 where s.confirmed_at is null;
      return found;
    end
  $$;

-- Takes the code of a period once: false for one of the same period or an earlier one.
create function app.take_period(person bigint, period bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update second_steps set last_period = case when last_period is not null then period end
        where user_id = person and (last_period is null or last_period < period);
      return found;
    end
  $$;

create function app.take_recovery_code(person bigint, code_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update recovery_codes set used_at = now() where user_id = person and hash = code_hash and used_at is null;
      return found;
    end
  $$;

create function app.finish_second_step(code_hashes bytea[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update second_steps set confirmed_at = coalesce(confirmed_at, now()) where user_id = app.user_id();
    delete from recovery_codes where user_id = app.user_id();
    insert into recovery_codes (user_id, hash) select app.user_id(), unnest(code_hashes);
  $$;

create function app.drop_second_step() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from second_steps where user_id = app.user_id() $$;

create function app.own_second_step() returns table (active boolean, codes_left int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce((select confirmed_at is not null from second_steps where user_id = app.user_id()), false),
      (select count(*)::int from recovery_codes where user_id = app.user_id() and used_at is null)
  $$;

-- A new address holds from the moment its owner confirms it; the answer does not tell whether somebody has it.
create function app.request_email_change(address text, code_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update one_time_codes set used_at = now() where user_id = app.user_id() and purpose = 'email-change' and used_at is null;
      if exists (select from users where email = lower(address)) then return false; end if;
      insert into one_time_codes (hash, purpose, user_id, payload) values (code_hash, 'email-change', app.user_id(), jsonb_build_object('email', lower(address)));
      return true;
    end
  $$;
create function app.finish_email_change(code_hash bytea) returns table (state text, old_email text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      code one_time_codes;
      before text;
    begin
      select * into code from one_time_codes c where c.hash = code_hash and c.purpose = 'email-change' and c.user_id = app.user_id() for update;
      if not found then return; end if;
      if code.used_at is not null then return query select 'used', null::text; return; end if;
      if code.expires_at <= now() then return query select 'expired', null::text; return; end if;
      if exists (select from users where email = code.payload ->> 'email') then return query select 'used', null::text; return; end if;
      select email into before from users where id = code.user_id for update;
      update users set email = code.payload ->> 'email', email_verified_at = now() where id = code.user_id;
      update one_time_codes set used_at = now() where id = code.id;
      return query select 'open', before;
    end
  $$;

-- Pictures of people: whoever has the address has the picture.
create table pictures (
  user_id bigint primary key references users on delete cascade,
  code text not null unique check (length(code) >= 22),
  sha256 text not null
);
call app.protect_own('pictures');
create function app.picture(of_code text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select sha256 from pictures where code = of_code $$;

grant update (first_name, last_name, picture) on users to slipway_app;

revoke execute on function app.used_token(bigint), app.end_other_tokens(bigint), app.end_own_token(bigint), app.own_password_hash(), app.set_own_password(text),
  app.knows_place(text, bytea), app.remember_place(bigint, bytea), app.second_step(bigint), app.begin_second_step(bytea), app.take_period(bigint, bigint),
  app.take_recovery_code(bigint, bytea), app.finish_second_step(bytea[]), app.drop_second_step(), app.own_second_step(),
  app.request_email_change(text, bytea), app.finish_email_change(bytea), app.picture(text) from public;
grant execute on function app.used_token(bigint), app.end_other_tokens(bigint), app.end_own_token(bigint), app.own_password_hash(), app.set_own_password(text),
  app.knows_place(text, bytea), app.remember_place(bigint, bytea), app.second_step(bigint), app.begin_second_step(bytea), app.take_period(bigint, bigint),
  app.take_recovery_code(bigint, bytea), app.finish_second_step(bytea[]), app.drop_second_step(), app.own_second_step(),
  app.request_email_change(text, bytea), app.finish_email_change(bytea), app.picture(text) to slipway_app;
