-- Devices people have signed in on.

-- Which of these tokens are of devices the person has signed in on, the latest first.
create function app.known_devices(address text, token_hashes bytea[]) returns setof bytea
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.token_hash
    from known_devices k
      join users u on u.id = k.user_id
    where u.email = lower(address)
      and k.token_hash = any (token_hashes)
      and k.seen_at > now() - interval '400 days'
    order by k.seen_at desc
  $$;

-- Remembers a device a person signed in on, with at most 19 others of theirs.
create function app.remember_device(person bigint, of_token bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into known_devices (user_id, token_hash)
      values (person, of_token)
      on conflict (user_id, token_hash)
      do update set seen_at = now();
    delete from known_devices k
      where k.user_id = person
        and k.token_hash <> of_token
        and k.token_hash not in (
          select n.token_hash
          from known_devices n
          where n.user_id = person and n.token_hash <> of_token
          order by n.seen_at desc
          limit 19
        );
  $$;

-- A device proves nothing about who knows a new password.
create function app.forget_devices() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from known_devices where user_id = new.id;
      return null;
    end
  $$;
create trigger forget_devices after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash)
  execute function app.forget_devices();

call app.close('known_devices');

grant execute on function
  app.known_devices, app.remember_device
to slipway_app;
