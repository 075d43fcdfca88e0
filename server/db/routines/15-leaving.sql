-- Leaving a club, and the copies of all data of a person or a club.

-- One change of a club's members at a time, so that two managers cannot make each other the last
-- one. Held until the commit.
create function app.lock_members(club bigint) returns void
  language sql
  as $$
    select pg_advisory_xact_lock(hashtextextended('members', club))
  $$;

-- What the rule on leaving needs to know. The members and the club's row stay locked until the end
-- of the transaction, so that of two last managers only one can leave.
create function app.leaving_facts(club bigint, person bigint) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.lock_members(club);
      perform from clubs where id = club for no key update;
      return (
        select jsonb_build_object(
          'status', m.status, 'is_creator', c.creator_id is not distinct from person,
          'is_manager', exists (
            select
            from membership_roles r
            where r.club_id = club and r.user_id = person and r.role_id = app.manager()
          ),
          'other_managers', (
            select count(*)
            from membership_roles r
              join memberships o on o.club_id = r.club_id and o.user_id = r.user_id
            where r.club_id = club
              and r.role_id = app.manager()
              and o.status = app.approved()
              and o.user_id <> person
          )
        )
        from memberships m
          join clubs c on c.id = m.club_id
        where m.club_id = club and m.user_id = person
      );
    end
  $$;

-- The caller leaves a club.
create function app.leave_club(club bigint, person bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update memberships set status = app.left_club() where club_id = club and user_id = person;
    insert into audit_log (user_id, about_club, action) values (person, club, 'club-left');
  $$;

-- The clubs a person has ever had to do with, for the job that copies their data.
create function app.clubs_of_person(person bigint) returns table (id bigint, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.name
    from memberships m
      join clubs c on c.id = m.club_id
    where m.user_id = person
    order by c.id
  $$;

-- Marks copies that have expired and lets their files go.
create function app.end_old_exports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update data_exports
      set state = 'ended', sha256 = null, link_hash = null, link_until = null
      where state = 'done' and expires_at < now()
  $$;

-- The last exports of the club in context, by anybody.
create function app.exports_of_club() returns table (
  id bigint, user_id bigint, full_name text, state text, progress double precision, size bigint,
  created_at timestamptz, expires_at timestamptz, parts jsonb, monthly boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select e.id, e.user_id, u.full_name, e.state, e.progress, e.size, e.created_at, e.expires_at,
      e.parts, e.kept_days is not null
    from data_exports e
      join users u on u.id = e.user_id
    where e.about_club = app.club_id()
    order by e.id desc
    limit 15
  $$;

-- Stops an export of the club in context that is being made; false when none is.
create function app.stop_export(export bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update data_exports
        set state = 'stopped'
        where id = export and about_club = app.club_id() and state in ('queued', 'running');
      return found;
    end
  $$;

-- The file that a link opens; null for one that has ended. Of a club it opens to who still runs it.
create function app.exported_file(code_hash bytea) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'sha256', e.sha256, 'size', e.size, 'created_at', e.created_at, 'club', c.name
    )
    from data_exports e
      join users u on u.id = e.user_id and u.disabled_at is null
      left join clubs c on c.id = e.about_club
    where e.link_hash = code_hash and e.link_until > now() and e.state = 'done'
      and e.expires_at > now()
      and (
        e.about_club is null
        or exists (
          select
          from memberships m
            join membership_roles r on r.club_id = m.club_id and r.user_id = m.user_id
          where m.club_id = e.about_club and m.user_id = e.user_id
            and m.status = app.approved() and r.role_id = app.manager()
            and 'manage-members' = any (app.permissions_of(m.club_id, m.user_id))
        )
      )
  $$;

grant execute on function
  app.lock_members, app.leaving_facts, app.leave_club, app.exports_of_club, app.stop_export,
  app.exported_file
to slipway_app;

grant execute on function
  app.clubs_of_person, app.end_old_exports
to slipway_worker;
