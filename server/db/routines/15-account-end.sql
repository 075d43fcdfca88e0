-- The end of an account.

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
      -- Recordings that go with the account proved that others aboard had trained.
      perform app.queue_club_loads(gone.club_id)
      from (
        select distinct a.club_id
        from activities a
          left join imports i on i.club_id = a.club_id and i.id = a.import_id
        where person in (a.user_id, i.user_id)
          and a.club_id <> all (ends)
          and a.session_id is not null
          and (a.user_id <> person or a.crew_id is not null and a.seat is null)
      ) gone;
      perform app.end_token(id) from tokens where user_id = person;
      -- Exports of clubs made before hold the person's data too.
      perform app.end_exports(app.exports_with(person));
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
  app.clubs_at_deletion, app.own_amounts, app.delete_account
to slipway_app;
