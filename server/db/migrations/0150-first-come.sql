-- Since when somebody has wanted to come, with a place or in line for one. What else is said with an answer leaves it as it is, so that whoever
-- came first stays first.
alter table attendance add column wanted_since timestamptz;

create function app.note_wanted() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      new.wanted_since := case when new.attending = 1 or new.waiting_since is not null then coalesce(new.wanted_since, new.waiting_since, now()) end;
      return new;
    end
  $$;
create trigger wanted_at_first before insert on attendance for each row
  when (new.attending = 1 or new.waiting_since is not null) execute function app.note_wanted();
create trigger wanted_from_now before update on attendance for each row
  when ((new.attending = 1 or new.waiting_since is not null) is distinct from (old.attending = 1 or old.waiting_since is not null))
  execute function app.note_wanted();

-- Nothing else follows from noting it of answers that are there already.
alter table attendance disable trigger user;
update attendance set wanted_since = coalesce(waiting_since, answered_at, now()) where attending = 1 or waiting_since is not null;
alter table attendance enable trigger user;

-- As before, but for the order in which places are lost when there are fewer: the last to come first.
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
        perform app.notify_person(person, new.club_id, 1::smallint, 'place-freed', jsonb_build_object('session', new.name), '/session/' || new.id)
          from unnest(moved) person;
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
        perform app.notify_person(person, new.club_id, 3::smallint, 'place-lost', jsonb_build_object('session', new.name), '/session/' || new.id)
          from unnest(moved) person;
      end if;
      perform app.fill_places(new.club_id, new.id);
      return null;
    end
  $$;
