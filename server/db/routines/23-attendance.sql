-- Places of sessions with a limit.

-- Notifies everyone who has the session open.
create function app.send_live_attendance(club bigint, session bigint) returns void
  language sql set search_path = public, pg_temp
  as $$
    select app.send_live(
      jsonb_build_object(
        'to', 'session', 'club_id', club, 'session_id', session, 'event', 'session',
        'data', jsonb_build_object('session_id', session, 'what', 'attendance')
      )
    )
  $$;

-- Notifies of a place won or lost, only in published sessions that are not over.
create function app.send_live_places(
  club bigint, session bigint, what text, people bigint[]
) returns void
  language sql set search_path = public, pg_temp
  as $$
    select app.notify_person(
      person, club, (case what when 'place-freed' then 1 else 3 end)::smallint, what,
      jsonb_build_object('session', s.name), '/session/' || s.id
    )
    from sessions s, unnest(people) person
    where s.club_id = club and s.id = session and s.published_at is not null and s.ends_at > now()
  $$;

-- Gives free places to the first in line; nothing else gives places. People who waited are
-- notified, the one who asks sees it in the answer. A session that is over keeps its line. The lock
-- on the session makes answers take turns.
create function app.fill_places(club bigint, session bigint) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      plan record;
      free bigint;
      promoted bigint[];
    begin
      select s.attendance_limit, s.ends_at > now() as ahead into plan
      from sessions s
      where s.club_id = club and s.id = session and s.attendance_limit is not null
      for no key update;
      if not found then
        return;
      end if;
      select plan.attendance_limit - count(*) into free
      from attendance a
        join participants p using (club_id, session_id, user_id)
      where a.club_id = club
        and a.session_id = session
        and a.attending = app.attends()
        and p.role_id = app.athlete();
      if free <= 0 then
        return;
      end if;
      with first as (
        select user_id, waiting_since < now() as waited
        from attendance
        where club_id = club
          and session_id = session
          and waiting_since is not null
          and (plan.ahead or waiting_since = now())
        order by waiting_since, user_id
        limit free
        for update skip locked
      ),
      placed as (
        update attendance a
          set attending = app.attends(), waiting_since = null
          from first
          where a.club_id = club and a.session_id = session and a.user_id = first.user_id
          returning a.user_id, first.waited
      )
      select array_agg(user_id) into promoted from placed where waited;
      if promoted is null then
        return;
      end if;
      perform app.send_live_places(club, session, 'place-freed', promoted);
      perform app.send_live_attendance(club, session);
    end
  $$;

-- With a new limit athletes start as not attending. A lower limit puts the last to want a place
-- back in line, ahead of those who wait already. Without a limit all in line get a place.
create function app.limit_changed() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      moved bigint[];
      first_in_line timestamptz;
    begin
      if new.attendance_limit is null then
        with freed as (
          update attendance
            set attending = app.attends(), waiting_since = null
            where club_id = new.club_id and session_id = new.id and waiting_since is not null
            returning user_id
        )
        select array_agg(user_id) into moved from freed;
        update attendance set attending = null
          where club_id = new.club_id and session_id = new.id and answered_at is null;
        perform app.send_live_places(new.club_id, new.id, 'place-freed', moved);
        return null;
      end if;
      insert into attendance (club_id, session_id, user_id, attending, answered_at)
        select club_id, session_id, user_id, app.stays_away(), null
        from participants
        where club_id = new.club_id and session_id = new.id and role_id = app.athlete()
        on conflict (club_id, session_id, user_id)
        do update set attending = app.stays_away()
        where attendance.attending is null;
      if new.ends_at > now() then
        select min(waiting_since) into first_in_line
        from attendance
        where club_id = new.club_id and session_id = new.id;
        with placed as (
          select a.user_id, row_number() over (order by a.wanted_since, a.user_id) as place,
            count(*) over () as taken
          from attendance a
            join participants p using (club_id, session_id, user_id)
          where a.club_id = new.club_id
            and a.session_id = new.id
            and a.attending = app.attends()
            and p.role_id = app.athlete()
        ),
        back as (
          update attendance a
            set attending = app.stays_away(),
              waiting_since =
                coalesce(first_in_line, now()) - (taken - place + 1) * interval '1 second'
            from placed
            where place > new.attendance_limit
              and a.club_id = new.club_id
              and a.session_id = new.id
              and a.user_id = placed.user_id
            returning a.user_id
        )
        select array_agg(user_id) into moved from back;
        perform app.send_live_places(new.club_id, new.id, 'place-lost', moved);
      end if;
      perform app.fill_places(new.club_id, new.id);
      return null;
    end
  $$;
create trigger places_after_limit after update of attendance_limit on sessions
  for each row when (old.attendance_limit is distinct from new.attendance_limit)
  execute function app.limit_changed();

-- New participants start with the answer of their absence, or as not attending where places are
-- limited.
create function app.start_answers() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      insert into attendance (
        club_id, session_id, user_id, attending, ill, injured, reason, absence_id, answered_at
      )
        select p.club_id, p.session_id, p.user_id, app.stays_away(),
          coalesce(x.reason = 'ill', false), coalesce(x.reason = 'injured', false),
          case when x.reason not in ('ill', 'injured') then x.reason end, x.id,
          case when x.id is not null then now() end
        from added p
        join sessions s on s.club_id = p.club_id and s.id = p.session_id
        join clubs c on c.id = s.club_id
        left join lateral (
          select a.id, a.reason
          from absences a
          where a.club_id = p.club_id
            and a.user_id = p.user_id
            and a.from_date <= (s.ends_at at time zone c.time_zone)::date
            and a.until_date >= (s.starts_at at time zone c.time_zone)::date
          order by a.id desc
          limit 1
        ) x on true
        where x.id is not null or (s.attendance_limit is not null and p.role_id = app.athlete())
        on conflict do nothing;
      return null;
    end
  $$;
create trigger answers_at_start after insert on participants
  referencing new table as added
  for each statement execute function app.start_answers();

-- Notes since when somebody wants to come, or that they no longer do.
create function app.note_wanted() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      new.wanted_since := case
        when new.attending = app.attends() or new.waiting_since is not null
          then coalesce(new.wanted_since, new.waiting_since, now())
      end;
      return new;
    end
  $$;
-- attending 1: attends.
create trigger wanted_at_first before insert on attendance
  for each row when (new.attending = 1 or new.waiting_since is not null)
  execute function app.note_wanted();
create trigger wanted_from_now before update on attendance
  for each row when (
    (new.attending = 1 or new.waiting_since is not null)
    is distinct from (old.attending = 1 or old.waiting_since is not null)
  )
  execute function app.note_wanted();

-- What follows from answers: which loads count, and who gets a place. An upsert fires it twice,
-- once for nothing.
create function app.attendance_changed() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      perform from changed limit 1;
      if not found then
        return null;
      end if;
      update kept_loads l
        set took_part = not l.took_part
        from changed c
        where l.club_id = c.club_id
          and l.session_id = c.session_id
          and l.user_id = c.user_id
          and l.took_part <> app.took_part(
            l.proven, l.rated, case when tg_op <> 'DELETE' then c.attending end,
            case when tg_op <> 'DELETE' then c.presence end
          );
      perform app.fill_places(s.club_id, s.id)
      from sessions s
      where s.attendance_limit is not null
        and (s.club_id, s.id) in (select c.club_id, c.session_id from changed c);
      return null;
    end
  $$;
create trigger places_after_delete after delete on attendance
  referencing old table as changed
  for each statement execute function app.attendance_changed();
create trigger places_after_insert after insert on attendance
  referencing new table as changed
  for each statement execute function app.attendance_changed();
create trigger places_after_update after update on attendance
  referencing new table as changed
  for each statement execute function app.attendance_changed();

call app.protect('availability');
call app.protect('absences');
call app.protect('attendance');
call app.protect('session_ratings');

grant execute on function
  app.send_live_attendance, app.send_live_places, app.fill_places
to slipway_app, slipway_worker;
