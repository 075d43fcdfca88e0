-- Addresses that take no mail.

call app.protect_own('mail_refusals');

-- Notes that nobody gets what is sent to an address.
create function app.note_mail_refusal(to_address text, because text, said_at_once boolean)
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into mail_refusals (user_id, address, reason, at_once)
    select u.id, u.email, left(because, 500), said_at_once
    from users u
    where lower(u.email) = lower(to_address)
    on conflict (user_id) do update
      set address = excluded.address, reason = excluded.reason, at_once = excluded.at_once,
        refused_at = now()
  $$;

create function app.refuses_mail(to_address text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from users u
        join mail_refusals r on r.user_id = u.id and lower(r.address) = lower(u.email)
      where lower(u.email) = lower(to_address)
    )
  $$;

-- A server that takes a mail again has refused the address no longer. What comes back later is said
-- by somebody else.
create function app.note_mail_taken(to_address text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from mail_refusals r
    using users u
    where u.id = r.user_id and r.at_once and lower(u.email) = lower(to_address)
  $$;

grant execute on function app.note_mail_refusal, app.refuses_mail, app.note_mail_taken
to slipway_worker;
