-- People as a club notes them, with an address or without.

-- Rows of people as the server sends them.
create function app.rows_of_people(people jsonb) returns table (
  place int, email text, first_name text, last_name text, gender text, date_of_birth date,
  birth_day_known boolean, language text, guardian_email text, phone text
)
  language sql immutable
  as $$
    select *
    from jsonb_to_recordset(people) r (
      place int, email text, first_name text, last_name text, gender text, date_of_birth date,
      birth_day_known boolean, language text, guardian_email text, phone text
    )
  $$;

-- The accounts of the people of these rows, by the place of the row. Of an address that has none
-- one is created that opens with the first mail; somebody without an address is always somebody
-- new. Only with invite-members.
create function app.people_of_rows(people jsonb) returns table (place int, user_id bigint)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      p record;
    begin
      if not 'invite-members' = any (app.permissions_here(app.user_id())) then
        raise insufficient_privilege;
      end if;
      insert into users (
        email, first_name, last_name, gender, date_of_birth, birth_day_known, preferred_language,
        guardian_email, phone
      )
        select r.email, r.first_name, r.last_name, r.gender, r.date_of_birth, r.birth_day_known,
          r.language, r.guardian_email, r.phone
        from app.rows_of_people(people) r
        where r.email is not null
        order by r.email
        on conflict (email) do nothing;
      return query
        select r.place, u.id
        from app.rows_of_people(people) r
          join users u on u.email = r.email;
      for p in
        select * from app.rows_of_people(people) r where r.email is null order by r.place
      loop
        insert into users (
          first_name, last_name, gender, date_of_birth, birth_day_known, preferred_language,
          guardian_email, phone
        )
          values (
            p.first_name, p.last_name, p.gender, p.date_of_birth, p.birth_day_known, p.language,
            p.guardian_email, p.phone
          )
          returning id into people_of_rows.user_id;
        people_of_rows.place := p.place;
        return next;
      end loop;
    end
  $$;

-- Whether only the club in context knows a person, who has never opened an account.
create function app.is_noted_here(person bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from memberships m
      where m.club_id = app.club_id()
        and m.user_id = person
        and m.status in (app.invited(), app.onboarding())
        and app.is_unopened(m.user_id)
    )
      and not exists (
        select from memberships m where m.club_id <> app.club_id() and m.user_id = person
      )
  $$;

-- Whether a club noted a person before any other did, who has never opened an account. A club that
-- notes them later neither gains anything by it nor takes it from the first.
create function app.is_noted_by(club bigint, person bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from memberships m
      where m.club_id = club
        and m.user_id = person
        and m.status in (app.invited(), app.onboarding())
        and app.is_unopened(m.user_id)
        and not exists (
          select
          from memberships o
          where o.user_id = m.user_id and o.club_id <> m.club_id and o.created_at <= m.created_at
        )
    )
  $$;

-- Whether a club knows more of somebody than the name: they have joined, or it noted them itself.
-- Who has an account of their own and was only invited has agreed to nothing yet.
create function app.knows_person(club bigint, person bigint, status smallint) returns boolean
  language sql stable
  as $$
    select status = app.approved() or app.is_noted_by(club, person)
  $$;

-- Corrects somebody whom only the club in context noted. Links that went to a former address end.
-- Says 'saved', 'taken' when somebody else has the address, or null of anybody else.
create function app.correct_person(person bigint, fields jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      given text := fields ->> 'email';
    begin
      if not app.permissions_here(app.user_id()) @> array['invite-members', 'manage-members'] then
        raise insufficient_privilege;
      end if;
      perform from users u where u.id = person for update;
      if not app.is_noted_here(person) then
        return null;
      end if;
      if exists (select from users u where u.email = given and u.id <> person) then
        return 'taken';
      end if;
      update one_time_codes c
        set used_at = now()
        where person in (c.user_id, (c.payload ->> 'in_place_of')::bigint)
          and c.used_at is null
          and given is distinct from (
            select coalesce(u.email, u.awaited_email) from users u where u.id = person
          )
          and given is not null;
      update users u
        set email = coalesce(given, u.email),
          awaited_email = case when given is null then u.awaited_email end,
          first_name = coalesce(fields ->> 'first_name', u.first_name),
          last_name = coalesce(fields ->> 'last_name', u.last_name),
          guardian_email =
            case
              when fields ? 'guardian_email' then fields ->> 'guardian_email'
              else u.guardian_email
            end
        where u.id = person;
      return 'saved';
    exception
      when unique_violation then
        return 'taken';
    end
  $$;

grant execute on function
  app.people_of_rows, app.is_noted_here, app.correct_person
to slipway_app;

grant execute on function
  app.is_noted_by, app.knows_person
to slipway_app, slipway_worker;
