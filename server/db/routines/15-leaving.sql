-- Leaving a club, the copy of all data of a person, and the end of an account.

-- What the rule on leaving needs to know. The club's row stays locked until the end of the
-- transaction, so that of two last managers only one can leave.
create function app.leaving_facts(club bigint, person bigint) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
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

-- The clubs that keep the caller from deleting the account, or that are deleted with it: their own
-- space, and clubs nobody else has joined.
create function app.clubs_at_deletion() returns table (club_id bigint, club_name text, fate text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.name,
      case
        when c.is_individual then 'own'
        when c.creator_id is not distinct from app.user_id()
          or is_manager then
            case
              when others = 0 then 'ends'
              when c.creator_id is not distinct from app.user_id() then 'creator'
              when other_managers = 0 then 'last_manager'
              else 'stays'
            end
        else 'stays'
      end
    from memberships m
      join clubs c on c.id = m.club_id
      cross join lateral (
        select exists (
          select
          from membership_roles r
          where r.club_id = c.id and r.user_id = m.user_id and r.role_id = app.manager()
        ) as is_manager
      ) mine
      cross join lateral (
        select count(*) as others,
          count(*) filter (
            where exists (
              select
              from membership_roles r
              where r.club_id = o.club_id and r.user_id = o.user_id and r.role_id = app.manager()
            )
          ) as other_managers
        from memberships o
        where o.club_id = c.id and o.user_id <> m.user_id and o.status = app.approved()
      ) them
    where m.user_id = app.user_id() and m.status = app.approved()
    order by c.id
  $$;

-- How much would be deleted, for the page that asks.
create function app.own_amounts() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
          'sessions', (select count(*) from participants where user_id = app.user_id()),
          'results', (select count(*) from activities where user_id = app.user_id()),
          'files', (select count(*) from imports where user_id = app.user_id()),
          'notes', (select count(*) from notes where user_id = app.user_id()))
  $$;

-- Deletes the caller and everything about them; false when a club would be left without a manager.
create function app.delete_account() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint := app.user_id();
      ends bigint[];
      of_clubs bigint[];
      ids bigint[];
    begin
      perform
      from clubs c
        join memberships m on m.club_id = c.id
      where m.user_id = person
      order by c.id
      for no key update of c;
      if exists (select from app.clubs_at_deletion() where fate in ('creator', 'last_manager')) then
        return false;
      end if;
      select coalesce(array_agg(club_id), '{}') into ends
      from app.clubs_at_deletion()
      where fate in ('own', 'ends');
      select coalesce(array_agg(f.club_id), '{}'), coalesce(array_agg(f.id), '{}') into of_clubs,
        ids
      from files f
      where f.club_id = any (ends)
        or exists (
          select
          from imports i
          where i.club_id = f.club_id and i.file_id = f.id and i.user_id = person
        );
      perform app.enqueue(
        'settle-places',
        json_build_object('club_id', p.club_id, 'session_ids', json_agg(p.session_id))
      )
      from participants p
        join sessions s on s.club_id = p.club_id and s.id = p.session_id
      where p.user_id = person
        and p.club_id <> all (ends)
        and s.attendance_limit is not null
        and s.ends_at > now()
      group by p.club_id;
      perform app.end_token(id) from tokens where user_id = person;
      -- Exports of clubs made before hold the person's data too.
      update data_exports e
        set state = 'ended', sha256 = null, link_hash = null, link_until = null
        from memberships m
        where m.user_id = person and e.about_club = m.club_id and e.state = 'done';
      update clubs set creator_id = null where creator_id = person and id <> all (ends);
      perform app.delete_clubs(ends);
      -- A file whose recordings were all given to others is theirs from now on.
      update imports i
        set user_id = taker.id
        from (
          select a.club_id, a.import_id, min(a.user_id) as id
          from activities a
            join imports own on own.club_id = a.club_id and own.id = a.import_id
          where own.user_id = person
          group by a.club_id, a.import_id
          having bool_and(a.user_id <> person)
        ) taker
        where i.club_id = taker.club_id and i.id = taker.import_id
          and not exists (
            select
            from imports o
            where o.club_id = i.club_id and o.user_id = taker.id and o.sha256 = i.sha256
          );
      delete from users where id = person;
      delete from files f where (club_id, id) in (select * from unnest(of_clubs, ids))
        and not exists (select from imports i where i.club_id = f.club_id and i.file_id = f.id);
      return true;
    end
  $$;

grant execute on function
  app.leaving_facts, app.leave_club, app.clubs_at_deletion, app.own_amounts, app.delete_account,
  app.exports_of_club, app.stop_export, app.exported_file
to slipway_app;

grant execute on function
  app.clubs_of_person, app.end_old_exports
to slipway_worker;
