-- Calendars elsewhere that clubs follow.

-- A few calendars that are to be looked at; each is put off, so that no other worker takes it.
create function app.due_calendars() returns table (
  club_id bigint, id bigint, time_zone text
)
  language sql security definer set search_path = public, pg_temp
  as $$
    update followed_calendars f
    set next_check =
      case
        when f.follows then now() + interval '3 hours' + random() * interval '2 hours'
        else 'infinity'
      end
    from clubs c
    where c.id = f.club_id
      and (f.club_id, f.id) in (
      select d.club_id, d.id
      from followed_calendars d
      where d.next_check <= now()
      order by d.next_check
      limit 10
      for update skip locked
    )
    returning f.club_id, f.id, c.time_zone
  $$;

-- Queues a look at the calendars that are due. One worker does that, and the others are free.
create function app.queue_calendars() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform graphile_worker.add_job(
        'look-at-calendars', queue_name := 'calendars', job_key := 'look-at-calendars'
      );
    end
  $$;

-- Has a calendar of the club in context looked at now, unless it was within the last minute; false
-- when there is none.
create function app.check_calendar(calendar bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      rested boolean;
    begin
      select
          case
            when f.checked_at is not null then f.checked_at < now() - interval '1 minute'
            else f.next_check not between now() - interval '1 minute' and now()
          end
        into rested
        from followed_calendars f
        where f.club_id = app.club_id() and f.id = calendar
        for update;
      if rested then
        update followed_calendars
          set next_check = now(), checked_at = null
          where club_id = app.club_id() and id = calendar;
        perform app.queue_calendars();
      end if;
      return rested is not null;
    end
  $$;

-- Forgets calendars of which nothing was taken within a day, and that nobody follows.
create function app.forget_unused_calendars() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from followed_calendars c
      where not c.follows
        and c.made_at < now() - interval '1 day'
  $$;

call app.protect('followed_calendars', 'not: an address opens what it leads to');
call app.protect('followed_events', 'not: they are in the calendar once they are taken in');

grant execute on function app.check_calendar to slipway_app;
grant execute on function
  app.due_calendars, app.queue_calendars, app.forget_unused_calendars
to slipway_worker;
