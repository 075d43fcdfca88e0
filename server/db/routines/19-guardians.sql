-- Parents and guardians with an account of their own: functions of the owner, since a guardian is
-- no member of the club.

-- The day of somebody's birthday of so many years; one of 29 February is on 1 March.
create function app.birthday_of(born date, years int) returns date
  language sql immutable parallel safe
  as $$
    select case
      when extract(month from born) = 2 and extract(day from born) = 29
        and extract(day from (born + make_interval(years => years))) = 28
        then (born + make_interval(years => years))::date + 1
      else (born + make_interval(years => years))::date
    end
  $$;

-- The links that hold now: the child is in the club and under 18 by its clock.
create function app.live_guardians(club bigint default null, child bigint default null,
  guardian bigint default null)
  returns table (club_id bigint, id bigint, child_id bigint, guardian_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.club_id, g.id, g.child_id, g.guardian_id
    from guardians g
      join memberships m on m.club_id = g.club_id and m.user_id = g.child_id
      join clubs c on c.id = g.club_id
      join users u on u.id = g.child_id
      join users p on p.id = g.guardian_id
    where (club is null or g.club_id = club)
      and (child is null or g.child_id = child)
      and (guardian is null or g.guardian_id = guardian)
      and g.accepted_at is not null
      and g.ended_at is null
      and app.knows_person(m.club_id, m.user_id, m.status)
      and app.birthday_of(u.date_of_birth, 18) > (now() at time zone c.time_zone)::date
      and u.disabled_at is null
      and p.disabled_at is null
  $$;

-- The guardians and invitations of a child of the club in context, for who manages members.
create function app.guardians_of_child(child bigint) returns table (
  id bigint, state text, email text, full_name text, invited_at timestamptz,
  accepted_at timestamptz
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.id,
      case
        when g.accepted_at is not null then 'active'
        when g.code_expires_at <= now() then 'expired'
        else 'invited'
      end,
      coalesce(p.email, g.email), p.full_name, g.invited_at, g.accepted_at
    from guardians g
      left join users p on p.id = g.guardian_id
    where g.club_id = app.club_id() and g.child_id = child and g.ended_at is null
    order by g.id
  $$;

-- Who answered for a child of the club in context, by name, also after the link has ended.
create function app.guardian_name(child bigint, person bigint) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.full_name
    from guardians g
      join users p on p.id = g.guardian_id
    where g.club_id = app.club_id() and g.child_id = child and g.guardian_id = person
    limit 1
  $$;

-- The guardians of these people in a club, with the names of the children.
create function app.guardians_to_notify(club bigint, people bigint[])
  returns table (guardian_id bigint, child_id bigint, child text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.guardian_id, g.child_id, u.first_name
    from app.live_guardians(club) g
      join users u on u.id = g.child_id
    where club is not null and g.child_id = any (people)
    order by g.guardian_id, u.date_of_birth, g.child_id
  $$;

-- What the code of an invitation is about; null for one that never was.
create function app.guardian_invitation(code bytea) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'id', g.id, 'club_id', g.club_id, 'child_id', g.child_id,
      'state', case
        when g.code_expires_at <= now()
          or not app.knows_person(m.club_id, m.user_id, m.status)
          or app.birthday_of(u.date_of_birth, 18) <= (now() at time zone c.time_zone)::date
          then 'expired'
        else 'open'
      end,
      'child', u.full_name, 'club', c.name, 'email', g.email, 'language', g.language,
      'has_account', exists (
        select from users a where a.email = g.email and a.email_verified_at is not null
      )
    )
    from guardians g
      join memberships m on m.club_id = g.club_id and m.user_id = g.child_id
      join clubs c on c.id = g.club_id
      join users u on u.id = g.child_id
    where g.code_hash = code and g.ended_at is null and g.accepted_at is null
  $$;

-- Opens an account under the address of an invitation, which its code has proven. Null where the
-- address has an account already, else the person.
create function app.open_guardian_account(
  code bytea, first text, last text, new_hash text, in_language text, zone text
) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      invitation guardians;
      person users;
    begin
      select * into invitation from guardians where code_hash = code for update;
      if not found or app.guardian_invitation(code) ->> 'state' is distinct from 'open' then
        return null;
      end if;
      insert into users (email, first_name, last_name, preferred_language)
        values (invitation.email, first, last, in_language)
        on conflict (email) do nothing;
      select * into person from users where email = invitation.email for update;
      if person.email_verified_at is not null or person.disabled_at is not null
        or person.id = invitation.child_id then
        return null;
      end if;
      update users
        set first_name = first, last_name = last, password_hash = new_hash,
          preferred_language = in_language
        where id = person.id;
      perform app.end_sign_ins(person.id);
      perform app.open_account(person.id, null, zone);
      return person.id;
    end
  $$;

-- The caller accepts an invitation, once. Answers 'accepted', 'unknown', 'expired', 'own' for the
-- child itself, or 'minor' for somebody under 18.
create function app.accept_guardian(code bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      invitation guardians;
      club clubs;
    begin
      select * into invitation from guardians where code_hash = code for update;
      if not found or invitation.ended_at is not null or invitation.accepted_at is not null then
        return 'unknown';
      end if;
      if app.guardian_invitation(code) ->> 'state' is distinct from 'open' then
        return 'expired';
      end if;
      if invitation.child_id = app.user_id() then
        return 'own';
      end if;
      select * into club from clubs where id = invitation.club_id;
      if exists (
        select
        from users u
        where u.id = app.user_id()
          and app.birthday_of(u.date_of_birth, 18) > (now() at time zone club.time_zone)::date
      ) then
        return 'minor';
      end if;
      if exists (
        select
        from guardians g
        where g.club_id = invitation.club_id
          and g.child_id = invitation.child_id
          and g.guardian_id = app.user_id()
          and g.ended_at is null
      ) then
        update guardians
          set ended_at = now(), ended_by = 'guardian', code_hash = null
          where club_id = invitation.club_id and id = invitation.id;
        return 'accepted';
      end if;
      update guardians
        set guardian_id = app.user_id(), accepted_at = now(), code_hash = null,
          code_expires_at = null
        where club_id = invitation.club_id and id = invitation.id;
      insert into audit_log (user_id, about_club, action, subject)
        values (
          app.user_id(), invitation.club_id, 'guardian-accepted',
          jsonb_build_object('child_id', invitation.child_id, 'guardian', invitation.id)
        );
      perform app.notify_person(
        person, invitation.club_id, 2::smallint, 'guardian-added',
        jsonb_build_object(
          'person', (select full_name from users where id = app.user_id()),
          'child', (select full_name from users where id = invitation.child_id)
        ), link
      )
      from (
        values
          (invitation.child_id, '/settings/guardians'),
          (invitation.invited_by, format('/club-members/edit?user=%s', invitation.child_id))
      ) as n (person, link)
      where person is not null;
      return 'accepted';
    end
  $$;

call app.protect(
  'guardians',
  'people: all; without code_hash, code_expires_at; stays: guardians are asked again by the new '
  'club'
);

grant execute on function
  app.guardian_name, app.guardians_to_notify
to slipway_app, slipway_worker;

grant execute on function
  app.guardians_of_child, app.guardian_invitation, app.open_guardian_account, app.accept_guardian
to slipway_app;
