-- What happened, as commands record it.

-- Nothing asks for events of more than thirty days ago.
create function app.forget_old_events() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from events where at < now() - interval '30 days' $$;
revoke execute on function app.forget_old_events() from public;
grant execute on function app.forget_old_events() to slipway_worker;

call app.protect('events', 'not: work of this installation');
