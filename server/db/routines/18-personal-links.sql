-- Links for one member each, which let their holder take that member's place in the club.

-- Whether nobody has opened or begun this account.
create function app.is_unopened(person bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select email_verified_at is null and password_hash is null and disabled_at is null
      and not founds_club
    from users
    where id = person
  $$;

-- Whether a personal link leads anywhere: its maker holds all rights of the member, and the place
-- is still free or belongs to the person in context. Once used it does so for who used it.
create function app.leads_to_place(link invitation_links) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      case
        when link.used_at is not null then link.user_id = app.user_id()
        else app.permissions_of(link.club_id, link.created_by)
            @> app.permissions_of(link.club_id, link.user_id)
          and exists (
            select
            from memberships m
            where m.club_id = link.club_id
              and m.user_id = link.user_id
              and (
                m.user_id = app.user_id()
                  or m.status in (app.invited(), app.onboarding()) and app.is_unopened(m.user_id)
              )
          )
      end
  $$;

-- The role a link names; of a personal one the first of its member.
create function app.role_of_link(link invitation_links) returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      link.role_id,
      (
        select min(r.role_id)
        from membership_roles r
        where r.club_id = link.club_id and r.user_id = link.user_id
      ),
      app.athlete()
    )
  $$;

-- Notes that somebody other than its maker looks at a personal link for the first time.
create function app.note_look(code text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update invitation_links
        set opened_at = now()
        where token = code
          and user_id is not null
          and opened_at is null
          and created_by is distinct from app.user_id();
    exception
      -- Somebody else has just looked.
      when serialization_failure then
        null;
    end
  $$;

-- The person in context takes the place of the link's member. False when it no longer leads there,
-- or the club has them under their own account.
create function app.take_linked_place(code text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      link invitation_links;
      person bigint := app.user_id();
    begin
      select * into link
      from invitation_links
      where token = code and user_id is not null
      for update;
      perform from users where id = link.user_id for update;
      if person is null or link.used_at is not null or app.link_of(code) is null then
        return false;
      end if;
      if link.user_id <> person
        and exists (
          select from memberships m where m.club_id = link.club_id and m.user_id = person
        ) then
        return false;
      end if;
      update memberships
        set status = app.approved()
        where club_id = link.club_id
          and user_id = link.user_id
          and status in (app.invited(), app.onboarding());
      if not found then
        return false;
      end if;
      update one_time_codes c
        set used_at = now()
        where link.user_id in (c.user_id, (c.payload ->> 'in_place_of')::bigint)
          and c.about_club = link.club_id
          and c.purpose = 'invitation'
          and c.used_at is null;
      update invitation_links
        set used_at = now(), uses = 1, opened_at = coalesce(opened_at, now())
        where club_id = link.club_id and id = link.id;
      if link.user_id <> person then
        perform app.take_place(link.club_id, link.user_id, person);
      end if;
      return true;
    end
  $$;

-- A sign-up by a link where no mail leaves: the account opens at once. Returns the person; null
-- where somebody has the address, unless that is the account of the link's member, which nobody has
-- opened and no other club knows.
create function app.register_by_link(
  code text, address text, first text, last text, hash text, in_language text, zone text
) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      member bigint := (app.link_of(code) ->> 'place_of')::bigint;
      club bigint := (app.link_of(code) ->> 'club_id')::bigint;
      person bigint;
    begin
      if club is null then
        return null;
      end if;
      insert into users (email, first_name, last_name, password_hash, preferred_language)
        values (lower(address), first, last, hash, in_language)
        on conflict (email) do nothing
        returning id into person;
      if person is null then
        update users u
          set first_name = first, last_name = last, password_hash = hash,
            preferred_language = in_language
          where u.email = lower(address)
            and u.id = member
            and app.is_unopened(u.id)
            and not exists (
              select from memberships m where m.user_id = u.id and m.club_id <> club
            )
          returning u.id into person;
      end if;
      if person is not null then
        perform app.open_account(person, 'member', zone);
      end if;
      return person;
    end
  $$;

grant execute on function
  app.is_unopened, app.note_look, app.take_linked_place, app.register_by_link
to slipway_app;
