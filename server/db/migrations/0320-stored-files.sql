-- Every file of the store is a row here, and whatever holds one refers to that row by a foreign
-- key. So the catalogue knows all references, no file goes while something refers to it, and
-- nothing can refer to a file that is going.
create table stored_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  stored_at timestamptz not null default now()
);

-- A file that is on its way in: it holds the bytes until the transaction that refers to them has
-- committed. One that a killed process left behind is forgotten after a day.
create table file_claims (
  id bigint generated always as identity primary key,
  sha256 text not null,
  person_id bigint references users on delete cascade,
  for_club bigint references clubs on delete cascade,
  claimed_at timestamptz not null default now()
);
create index file_claims_person on file_claims (person_id);
create index file_claims_club on file_claims (for_club);

-- What the clean-up of each night removed.
create table file_sweeps (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  files int not null,
  bytes bigint not null,
  drafts int not null
);

do $$
  declare
    one text;
  begin
    foreach one in array array['stored_files', 'file_claims', 'file_sweeps'] loop
      execute format('alter table %I enable row level security', one);
      execute format('alter table %I force row level security', one);
      execute format('create policy owner on %I to %I using (true) with check (true)', one, current_user);
    end loop;
  end
$$;

-- The columns that hold a file, as the catalogue has them.
create function app.file_references() returns table (relation regclass, field name)
  language sql stable set search_path = public, pg_temp
  as $$
    select f.conrelid::regclass, a.attname from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'stored_files'::regclass
  $$;

-- Whether anything still refers to a file of the store.
create or replace function app.file_in_use(of_sha256 text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    declare
      place record;
      used boolean;
    begin
      for place in select * from app.file_references() loop
        execute format('select exists (select from %s where %I = $1)', place.relation, place.field)
          into used using of_sha256;
        if used then return true; end if;
      end loop;
      return false;
    end
  $$;

-- Queues the removal of those files that nothing refers to any more.
create function app.remove_unused(candidates text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      unused text[];
    begin
      select array_agg(distinct one) into unused from unnest(candidates) one
        where one is not null and not app.file_in_use(one);
      if unused is not null then
        perform app.enqueue('remove-files', json_build_object('files', unused));
      end if;
    end
  $$;

create function app.file_rows_deleted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      candidates text[];
    begin
      execute format('select array_agg(%I) from old_rows', tg_argv[0]) into candidates;
      perform app.remove_unused(candidates);
      return null;
    end
  $$;

create function app.file_replaced() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      candidate text;
    begin
      execute format('select ($1).%I', tg_argv[0]) into candidate using old;
      perform app.remove_unused(array[candidate]);
      return null;
    end
  $$;

-- Makes a column one that holds a file: the reference, and the removal of the file with the last of them.
create procedure app.holds_file(target regclass, field name) language plpgsql as $$
begin
  execute format('alter table %s add foreign key (%I) references stored_files (sha256)', target, field);
  execute format('create index on %s (%I)', target, field);
  execute format(
    'create trigger file_rows_deleted after delete on %s referencing old table as old_rows
     for each statement execute function app.file_rows_deleted(%L)', target, field);
  execute format(
    'create trigger file_replaced after update of %2$I on %1$s for each row
     when (old.%2$I is distinct from new.%2$I) execute function app.file_replaced(%2$L)', target, field);
end $$;

insert into stored_files (sha256, size)
  select sha256, max(size) from (
    select sha256, size from files
    union all select sha256, 0 from pictures
    union all select sha256, size from data_exports where sha256 is not null
    union all select logo, 0 from clubs where logo is not null
    union all select photo, 0 from equipment_logs where photo is not null) held
  group by sha256;

-- Parts of uploads are files of the store as well, so that they go as all files go. What was under
-- way in the database is sent once more.
delete from uploads where import_id is null;
alter table upload_parts
  drop column data,
  add column sha256 text not null,
  add column size bigint not null check (size > 0);

call app.holds_file('file_claims', 'sha256');
call app.holds_file('files', 'sha256');
call app.holds_file('pictures', 'sha256');
call app.holds_file('data_exports', 'sha256');
call app.holds_file('clubs', 'logo');
call app.holds_file('equipment_logs', 'photo');
call app.holds_file('upload_parts', 'sha256');

-- Holds a file for somebody who is about to refer to it. The bytes may take their name in the store
-- once this has committed: a removal under way is waited for, and a later one finds the claim.
create function app.claim_file(of_sha256 text, bytes bigint, club bigint, person bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      claim bigint;
    begin
      insert into stored_files (sha256, size) values (of_sha256, bytes)
        on conflict (sha256) do update set size = excluded.size, stored_at = now();
      insert into file_claims (sha256, person_id, for_club) values (of_sha256, person, club)
        returning id into claim;
      return claim;
    end
  $$;

create function app.release_claim(claim bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from file_claims where id = claim $$;

-- Takes a file off the list unless something refers to it. The caller removes its bytes before the
-- transaction ends: until then whoever claims the same content waits.
create function app.drop_file(of_sha256 text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- One that is not listed is locked by being listed.
      insert into stored_files (sha256, size) values (of_sha256, 0) on conflict do nothing;
      delete from stored_files where sha256 = of_sha256;
      return true;
    exception
      when foreign_key_violation then return false;
    end
  $$;

-- What nothing refers to and nobody has stored since; claims that killed processes left go first.
create function app.unused_files(before timestamptz) returns setof text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      used text;
    begin
      delete from file_claims where claimed_at < before;
      select string_agg(format('select from %s where %I = f.sha256', relation, field), ' union all ')
        into used from app.file_references();
      return query execute format(
        'select f.sha256 from stored_files f where f.stored_at < $1 and not exists (%s)', used) using before;
    end
  $$;

-- Of names found in the store those that are not listed.
create function app.unlisted_files(names text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select name from unnest(names) name where not exists (select from stored_files where sha256 = name)
  $$;

create function app.note_sweep(removed int, removed_bytes bigint, removed_drafts int) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into file_sweeps (files, bytes, drafts) values (removed, removed_bytes, removed_drafts);
    delete from file_sweeps where at < now() - interval '1 year';
  $$;

-- The files of a deleted account go by the triggers above, so the function only says whether it went.
drop function app.delete_account();
create function app.delete_account() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint := app.user_id();
      ends bigint[];
      of_clubs bigint[];
      ids bigint[];
    begin
      perform from clubs c join memberships m on m.club_id = c.id where m.user_id = person order by c.id
        for no key update of c;
      if exists (select from app.clubs_at_deletion() where fate in ('creator', 'last_manager')) then
        return false;
      end if;
      select coalesce(array_agg(club_id), '{}') into ends from app.clubs_at_deletion() where fate in ('own', 'ends');
      select coalesce(array_agg(f.club_id), '{}'), coalesce(array_agg(f.id), '{}') into of_clubs, ids from files f
        where f.club_id = any (ends)
          or exists (select from imports i where i.club_id = f.club_id and i.file_id = f.id and i.user_id = person);
      perform app.end_token(id) from tokens where user_id = person;
      update clubs set creator_id = null where creator_id = person and id <> all (ends);
      delete from clubs where id = any (ends);
      delete from users where id = person;
      delete from files f where (club_id, id) in (select * from unnest(of_clubs, ids))
        and not exists (select from imports i where i.club_id = f.club_id and i.file_id = f.id);
      return true;
    end
  $$;

drop function app.end_old_exports();
create function app.end_old_exports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update data_exports set state = 'ended', sha256 = null where state = 'done' and expires_at < now()
  $$;

revoke execute on function app.file_references(), app.remove_unused(text[]), app.file_rows_deleted(),
  app.file_replaced(), app.claim_file(text, bigint, bigint, bigint), app.release_claim(bigint), app.drop_file(text),
  app.unused_files(timestamptz), app.unlisted_files(text[]), app.note_sweep(int, bigint, int),
  app.delete_account(), app.end_old_exports() from public;
grant execute on function app.claim_file(text, bigint, bigint, bigint), app.release_claim(bigint)
  to slipway_app, slipway_worker;
grant execute on function app.drop_file(text), app.unused_files(timestamptz), app.unlisted_files(text[]),
  app.note_sweep(int, bigint, int), app.end_old_exports() to slipway_worker;
grant execute on function app.delete_account() to slipway_app;
