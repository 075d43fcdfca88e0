-- Word of a place won or lost: only of what is public, since a draft is not there for those it would be told to, and of what is not over.
create function app.tell_places(club bigint, session bigint, what text, people bigint[]) returns void
  language sql set search_path = public, pg_temp
  as $$
    select app.notify_person(person, club, (case what when 'place-freed' then 1 else 3 end)::smallint, what, jsonb_build_object('session', s.name), '/session/' || s.id)
    from sessions s, unnest(people) person
    where s.club_id = club and s.id = session and s.published_at is not null and s.ends_at > now()
  $$;
revoke execute on function app.tell_places(bigint, bigint, text, bigint[]) from public;
grant execute on function app.tell_places(bigint, bigint, text, bigint[]) to slipway_app, slipway_worker;

-- Both as before, but for whom they tell.
create or replace function app.fill_places(club bigint, session bigint) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      plan record;
      free bigint;
      promoted bigint[];
    begin
      select s.attendance_limit, s.ends_at > now() as ahead into plan from sessions s
        where s.club_id = club and s.id = session and s.attendance_limit is not null for no key update;
      if not found then return; end if;
      select plan.attendance_limit - count(*) into free from attendance a join participants p using (club_id, session_id, user_id)
        where a.club_id = club and a.session_id = session and a.attending = 1 and p.role_id = 2;
      if free <= 0 then return; end if;
      with first as (
        select user_id, waiting_since < now() as waited from attendance
        where club_id = club and session_id = session and waiting_since is not null and (plan.ahead or waiting_since = now())
        order by waiting_since, user_id limit free for update skip locked
      ),
      placed as (
        update attendance a set attending = 1, waiting_since = null from first
        where a.club_id = club and a.session_id = session and a.user_id = first.user_id returning a.user_id, first.waited
      )
      select array_agg(user_id) into promoted from placed where waited;
      if promoted is null then return; end if;
      perform app.tell_places(club, session, 'place-freed', promoted);
      perform app.tell_attendance(club, session);
    end
  $$;

create or replace function app.limit_changed() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      moved bigint[];
      first_in_line timestamptz;
    begin
      if new.attendance_limit is null then
        with freed as (
          update attendance set attending = 1, waiting_since = null
          where club_id = new.club_id and session_id = new.id and waiting_since is not null returning user_id
        ) select array_agg(user_id) into moved from freed;
        update attendance set attending = null
          where club_id = new.club_id and session_id = new.id and answered_at is null;
        perform app.tell_places(new.club_id, new.id, 'place-freed', moved);
        return null;
      end if;
      insert into attendance (club_id, session_id, user_id, attending, answered_at)
        select club_id, session_id, user_id, 2, null from participants where club_id = new.club_id and session_id = new.id and role_id = 2
        on conflict (club_id, session_id, user_id) do update set attending = 2 where attendance.attending is null;
      if new.ends_at > now() then
        select min(waiting_since) into first_in_line from attendance where club_id = new.club_id and session_id = new.id;
        with placed as (
          select a.user_id, row_number() over (order by a.wanted_since, a.user_id) as place, count(*) over () as taken
          from attendance a join participants p using (club_id, session_id, user_id)
          where a.club_id = new.club_id and a.session_id = new.id and a.attending = 1 and p.role_id = 2
        ),
        back as (
          update attendance a set attending = 2, waiting_since = coalesce(first_in_line, now()) - (taken - place + 1) * interval '1 second'
          from placed where place > new.attendance_limit and a.club_id = new.club_id and a.session_id = new.id and a.user_id = placed.user_id
          returning a.user_id
        ) select array_agg(user_id) into moved from back;
        perform app.tell_places(new.club_id, new.id, 'place-lost', moved);
      end if;
      perform app.fill_places(new.club_id, new.id);
      return null;
    end
  $$;
