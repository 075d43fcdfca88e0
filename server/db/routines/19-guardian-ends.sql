-- How links between guardians and children end, and what the child sees of them.

-- The guardians of the caller, who is a child of theirs, with what decides whether the child may
-- end it.
create function app.own_guardians() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', g.id, 'club_id', c.id, 'club_name', c.name, 'full_name', p.full_name,
          'since', l.accepted_at, 'date_of_birth', u.date_of_birth,
          'today', (now() at time zone c.time_zone)::date
        )
        order by c.name collate names, p.full_name collate names, g.id
      ),
      '[]'
    )
    from app.live_guardians(child => app.user_id()) g
      join guardians l on l.club_id = g.club_id and l.id = g.id
      join clubs c on c.id = g.club_id
      join users u on u.id = g.child_id
      join users p on p.id = g.guardian_id
    where app.user_id() is not null
  $$;

-- Declines an invitation by its code, and refuses further ones of the club. False for an unknown
-- code.
create function app.decline_guardian(code bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      invitation guardians;
    begin
      update guardians
        set ended_at = now(), ended_by = 'declined', code_hash = null
        where code_hash = code and ended_at is null and accepted_at is null
        returning * into invitation;
      if not found then
        return false;
      end if;
      insert into unwanted_invitations (address_hash, about_club)
        values (app.address_hash(invitation.email), invitation.club_id)
        on conflict do nothing;
      update guardians
        set ended_at = now(), ended_by = 'declined', code_hash = null
        where club_id = invitation.club_id
          and email = invitation.email
          and ended_at is null
          and accepted_at is null;
      insert into audit_log (about_club, action, subject)
        values (
          invitation.club_id, 'guardian-declined',
          jsonb_build_object('child_id', invitation.child_id, 'guardian', invitation.id)
        );
      return true;
    end
  $$;

-- Ends a link or an invitation, once, and notifies those of both sides who did not do it.
create function app.end_guardian(club bigint, link bigint, how text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      ended guardians;
    begin
      update guardians
        set ended_at = now(), ended_by = how, code_hash = null, code_expires_at = null
        where club_id = club and id = link and ended_at is null
        returning * into ended;
      if not found then
        return false;
      end if;
      insert into audit_log (user_id, about_club, action, subject)
        values (
          app.user_id(), club, 'guardian-ended',
          jsonb_build_object('child_id', ended.child_id, 'guardian', ended.id, 'by', how)
        );
      -- About no club, since who is no longer of one gets no mails about it.
      perform app.notify_person(
        n.person, null, 2::smallint, 'guardian-ended',
        jsonb_build_object(
          'club', (select name from clubs where id = club),
          'child', (select full_name from users where id = ended.child_id),
          'person', (select full_name from users where id = ended.guardian_id)
        ), n.link
      )
      from (
        values (ended.child_id, '/settings/guardians'), (ended.guardian_id, '/children')
      ) as n (person, link)
      where ended.guardian_id is not null;
      return true;
    end
  $$;

-- The club in context ends a link or an invitation of this child.
create function app.end_guardian_here(child bigint, link bigint) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.end_guardian(g.club_id, g.id, 'club')
    from guardians g
    where g.club_id = app.club_id() and g.child_id = child and g.id = link
  $$;

-- The guardian of the caller in a club, ended by the child: only a link of their own.
create function app.end_own_guardian(club bigint, link bigint) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.end_guardian(g.club_id, g.id, 'child')
    from app.live_guardians(club, app.user_id()) g
    where g.id = link and app.user_id() is not null and club is not null
  $$;

-- The caller is no longer the guardian of this child in the club in context.
create function app.leave_guardian(child bigint) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.end_guardian(g.club_id, g.id, 'guardian')
    from app.live_guardians(app.club_id(), child, app.user_id()) g
    where app.user_id() is not null and app.club_id() is not null and child is not null
  $$;

-- Who leaves a club, or is refused, has no guardians there any more.
create function app.guardians_of_who_left() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.end_guardian(g.club_id, g.id, 'left')
      from guardians g
      where g.club_id = new.club_id and g.child_id = new.user_id and g.ended_at is null;
      return null;
    end
  $$;
create trigger guardians_of_who_left after update of status on memberships
  for each row
  when (app.has_left(new.status) and new.status is distinct from old.status)
  execute function app.guardians_of_who_left();

-- The links and invitations whose child is 18 at its club by now.
create function app.guardians_of_age(day date)
  returns table (club_id bigint, id bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.club_id, g.id
    from guardians g
      join clubs c on c.id = g.club_id
      join users u on u.id = g.child_id
    where g.ended_at is null
      and app.birthday_of(u.date_of_birth, 18)
        <= coalesce(day, (now() at time zone c.time_zone)::date)
    order by g.club_id, g.id
  $$;

-- Links whose child may decide on consent alone as far as age goes, which is asked outside.
create function app.guardians_by_age()
  returns table (
    club_id bigint, id bigint, child_id bigint, guardian_id bigint, date_of_birth date,
    today date, countries text[]
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.club_id, g.id, g.child_id, g.guardian_id, u.date_of_birth,
      (now() at time zone c.time_zone)::date,
      array(
        select k.country
        from memberships m
          join clubs k on k.id = m.club_id and not k.is_individual
        where m.user_id = u.id
          and (m.status = app.pending() or app.is_active(m.status))
      )
    from app.live_guardians() g
      join guardians l on l.club_id = g.club_id and l.id = g.id and not l.decides_alone
      join clubs c on c.id = g.club_id
      join users u on u.id = g.child_id
    order by g.club_id, g.id
  $$;

-- The child decides on consent alone from now on: noted once, and both are notified.
create function app.pass_consent_to_child(club bigint, link bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      passed guardians;
    begin
      update guardians
        set decides_alone = true
        where club_id = club and id = link and ended_at is null and not decides_alone
        returning * into passed;
      if not found then
        return false;
      end if;
      perform app.notify_person(
        n.person, club, 2::smallint, 'consent-passed',
        jsonb_build_object('child', (select full_name from users where id = passed.child_id)),
        n.link
      )
      from (
        values (passed.child_id, '/settings/health'), (passed.guardian_id, '/children')
      ) as n (person, link)
      where n.person is not null;
      return true;
    end
  $$;

grant execute on function
  app.own_guardians, app.end_guardian_here, app.end_own_guardian, app.leave_guardian,
  app.decline_guardian
to slipway_app;

grant execute on function
  app.guardians_of_age, app.guardians_by_age, app.pass_consent_to_child, app.end_guardian
to slipway_worker;
