-- Browsers that get notices by web push.

-- Keeps what a browser has subscribed with for the person who asks. Another person may have used
-- the same browser before; then it is no longer theirs. Of too many, the oldest go.
create function app.keep_push_device(token bigint, address text, key text, secret text)
  returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      kept bigint;
    begin
      delete from push_devices where endpoint = address and user_id <> app.user_id();
      insert into push_devices (user_id, token_id, endpoint, p256dh, auth)
        values (app.user_id(), token, address, key, secret)
        on conflict (endpoint)
        do update set token_id = excluded.token_id, p256dh = excluded.p256dh, auth = excluded.auth
        returning id into kept;
      delete from push_devices
      where id in (
          select d.id from push_devices d where d.user_id = app.user_id()
          order by d.id = kept desc, d.created_at desc, d.id desc
          offset 20
        );
      return kept;
    end
  $$;

create function app.has_push(person bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from push_devices where user_id = person)
  $$;

call app.protect_own('push_devices');

grant execute on function
  app.keep_push_device, app.has_push
to slipway_app, slipway_worker;
