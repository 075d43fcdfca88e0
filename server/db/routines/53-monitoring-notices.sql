-- What coaches are notified of in the morning.

call app.protect('morning_notice_stops', 'not: it sends mails by itself');

-- The clubs whose plan runs and has mornings, and where one was entered that is of today somewhere.
create function app.clubs_with_mornings_now() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id
    from clubs c
    where exists (
        select
        from mornings m
        where m.club_id = c.id
          and m.day between (now() - interval '1 day')::date and (now() + interval '1 day')::date
      )
      and 1 = any (app.features_of(c.id))
      and app.is_running(c.id)
  $$;

grant execute on function app.clubs_with_mornings_now to slipway_worker;
