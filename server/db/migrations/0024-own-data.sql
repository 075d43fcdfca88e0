-- What belongs to a person as a whole: the units they read, the copy of all their data, and the end of the account.

alter table users add column units text not null default 'metric' check (units in ('metric', 'imperial'));
grant select (units) on users to slipway_app, slipway_worker;
grant update (units) on users to slipway_app;

-- A copy made by a job; its file goes after some days, the row stays as a note.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'ended')),
  progress double precision not null default 0,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  check ((state = 'done') = (sha256 is not null))
);
create index data_exports_user on data_exports (user_id, id desc);
create unique index data_exports_one on data_exports (user_id) where state in ('queued', 'running');
call app.protect_own('data_exports');

-- The clubs a person ever had to do with, for the job that copies their data from each.
create function app.clubs_of_person(person bigint) returns table (id bigint, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select c.id, c.name from memberships m join clubs c on c.id = m.club_id where m.user_id = person order by c.id $$;

-- Whether anything still refers to a file of the store.
create function app.file_in_use(of_sha256 text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    declare
      place record;
      used boolean;
    begin
      for place in
        select a.attrelid::regclass as relation, a.attname as field from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'text'::regtype and not a.attisdropped
          and (a.attname = 'logo' or a.attname like '%sha256')
      loop
        execute format('select exists (select from %s where %I = $1)', place.relation, place.field) into used using of_sha256;
        if used then return true; end if;
      end loop;
      return false;
    end
  $$;

-- Copies whose days are over: marked so, and their files for the job that removes them.
create function app.end_old_exports() returns setof text
  language sql security definer set search_path = public, pg_temp
  as $$
    with over as (select id, sha256 from data_exports where state = 'done' and expires_at < now() for update)
    update data_exports d set state = 'ended', sha256 = null from over where d.id = over.id returning over.sha256
  $$;

-- The clubs that stand in the way of leaving for good, or that end with the caller: one's own account, and clubs nobody else has joined.
create function app.clubs_at_deletion() returns table (club_id bigint, club_name text, fate text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.name, case
      when c.is_individual then 'own'
      when c.creator_id is not distinct from app.user_id() or is_manager then
        case when others = 0 then 'ends' when c.creator_id is not distinct from app.user_id() then 'creator' when other_managers = 0 then 'last_manager' else 'stays' end
      else 'stays' end
    from memberships m join clubs c on c.id = m.club_id
    cross join lateral (select exists (select from membership_roles r where r.club_id = c.id and r.user_id = m.user_id and r.role_id = 5) as is_manager) mine
    cross join lateral (
      select count(*) as others, count(*) filter (where exists (select from membership_roles r where r.club_id = o.club_id and r.user_id = o.user_id and r.role_id = 5)) as other_managers
      from memberships o where o.club_id = c.id and o.user_id <> m.user_id and o.status = 1) them
    where m.user_id = app.user_id() and m.status = 1 order by c.id
  $$;

-- How much goes: for the page that asks.
create function app.own_amounts() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'sessions', (select count(*) from participants where user_id = app.user_id()),
      'results', (select count(*) from activities where user_id = app.user_id()),
      'files', (select count(*) from imports where user_id = app.user_id()),
      'notes', (select count(*) from notes where user_id = app.user_id()))
  $$;

-- The caller and everything about them, once no club is left without somebody to run it. The files nothing refers to any more come back
-- for the store; null when a club stands in the way.
create function app.delete_account() returns text[]
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint := app.user_id();
      ends bigint[];
      kept text[];
      of_clubs bigint[];
      ids bigint[];
    begin
      perform from clubs c join memberships m on m.club_id = c.id where m.user_id = person order by c.id for no key update of c;
      if exists (select from app.clubs_at_deletion() where fate in ('creator', 'last_manager')) then return null; end if;
      select coalesce(array_agg(club_id), '{}') into ends from app.clubs_at_deletion() where fate in ('own', 'ends');
      select coalesce(array_agg(f.club_id), '{}'), coalesce(array_agg(f.id), '{}') into of_clubs, ids from files f
        where f.club_id = any (ends) or exists (select from imports i where i.club_id = f.club_id and i.file_id = f.id and i.user_id = person);
      select coalesce(array_agg(distinct sha256), '{}') into kept from (
        select sha256 from files where (club_id, id) in (select * from unnest(of_clubs, ids))
        union select sha256 from pictures where user_id = person
        union select sha256 from data_exports where user_id = person
        union select logo from clubs where id = any (ends)) all_of_them where sha256 is not null;
      perform app.end_token(id) from tokens where user_id = person;
      update clubs set creator_id = null where creator_id = person and id <> all (ends);
      delete from clubs where id = any (ends);
      delete from users where id = person;
      delete from files f where (club_id, id) in (select * from unnest(of_clubs, ids))
        and not exists (select from imports i where i.club_id = f.club_id and i.file_id = f.id);
      return kept;
    end
  $$;

revoke execute on function app.clubs_of_person(bigint), app.file_in_use(text), app.end_old_exports(), app.clubs_at_deletion(), app.own_amounts(), app.delete_account() from public;
grant execute on function app.clubs_of_person(bigint), app.file_in_use(text), app.end_old_exports() to slipway_worker;
grant execute on function app.clubs_at_deletion(), app.own_amounts(), app.delete_account() to slipway_app;
