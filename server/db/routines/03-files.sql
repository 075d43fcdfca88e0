-- Which files the store must keep, and how much of it a club or person may use.

-- The columns that hold a file: every foreign key to stored_files.
create function app.file_references() returns table (relation regclass, field name)
  language sql stable set search_path = public, pg_temp
  as $$
    select f.conrelid::regclass, a.attname from pg_constraint f
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.contype = 'f' and f.confrelid = 'stored_files'::regclass
  $$;

-- Whether a row refers to the file.
create function app.file_in_use(of_sha256 text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    declare
      place record;
      used boolean;
    begin
      for place in select * from app.file_references() loop
        execute format('select exists (select from %s where %I = $1)', place.relation, place.field)
          into used using of_sha256;
        if used then
          return true;
        end if;
      end loop;
      return false;
    end
  $$;

-- Queues the removal of those files that no row refers to.
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

-- Removes the files of deleted rows.
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

-- Removes the former file of a changed row.
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

-- Holds a file for a transaction that is about to refer to it. Its bytes may be stored once this
-- has committed: it waits for a removal that is running, and a later one finds the claim.
create function app.claim_file(
  of_sha256 text, bytes bigint, club bigint, person bigint
) returns bigint
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

-- A claim that keeps within both limits of storage, as its id; else what there is too much of.
create function app.claim_file_within(
  of_sha256 text, bytes bigint, club bigint, person bigint, club_most bigint, person_most bigint
) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      claim bigint;
      excess jsonb;
    begin
      perform app.lock_storage(club, person);
      claim := app.claim_file(of_sha256, bytes, club, person);
      excess := app.storage_excess(club, person, 0, club_most, person_most);
      if excess is null then
        return jsonb_build_object('id', claim);
      end if;
      perform app.release_claim(claim);
      return jsonb_set(excess, '{used}', to_jsonb((excess ->> 'used')::bigint - bytes));
    end
  $$;

-- Ends a claim.
create function app.release_claim(claim bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from file_claims where id = claim
  $$;

-- Removes a file from the list unless a row refers to it. The caller deletes its bytes before the
-- transaction ends; until then a claim of the same content waits.
create function app.drop_file(of_sha256 text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- One that is not listed is locked by being listed.
      insert into stored_files (sha256, size) values (of_sha256, 0) on conflict do nothing;
      delete from stored_files where sha256 = of_sha256;
      return true;
    exception
      when foreign_key_violation then
        return false;
      end
  $$;

-- Files that no row refers to and that were not stored again since. Deletes old claims first.
create function app.unused_files(before timestamptz) returns setof text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      used text;
    begin
      delete from file_claims where claimed_at < before;
      select string_agg(
        format('select from %s where %I = f.sha256', relation, field), ' union all '
      ) into used
      from app.file_references();
      return query execute format(
        'select f.sha256 from stored_files f where f.stored_at < $1 and not exists (%s)', used
      ) using before;
    end
  $$;

-- Names in the store that are not on the list.
create function app.unlisted_files(names text[]) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select name
    from unnest(names) name
    where not exists (select from stored_files where sha256 = name)
  $$;

-- Keeps for a year what a clean-up removed.
create function app.note_sweep(removed int, removed_bytes bigint, removed_drafts int) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into file_sweeps (files, bytes, drafts) values (removed, removed_bytes, removed_drafts);
    delete from file_sweeps where at < now() - interval '1 year';
  $$;

-- Every column that holds a file removes it with its last row.
do $$
  declare
    held record;
  begin
    for held in select relation, field from app.file_references() loop
      execute format(
        'create trigger %3$I after delete on %1$s referencing old table as old_rows
           for each statement execute function app.file_rows_deleted(%2$L)',
        held.relation, held.field, held.field || '_rows_deleted'
      );
      execute format(
        'create trigger %3$I after update of %2$I on %1$s
           for each row when (old.%2$I is distinct from new.%2$I)
           execute function app.file_replaced(%2$L)',
        held.relation, held.field, held.field || '_replaced'
      );
    end loop;
  end
$$;

call app.close('stored_files');
call app.close('file_claims');
call app.close('file_sweeps');

grant execute on function
  app.claim_file, app.claim_file_within, app.release_claim
to slipway_app, slipway_worker;

grant execute on function
  app.file_in_use, app.drop_file, app.unused_files, app.unlisted_files, app.note_sweep
to slipway_worker;
