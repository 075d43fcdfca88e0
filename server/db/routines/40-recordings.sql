-- Imports and activities.

-- Queues the reading of a file, in turns: the first file of each person is in the first turn, their
-- second in the next. People of one club follow each other, and a file takes a turn more for every
-- four megabytes. A newcomer begins at the current turn. Of one person small files go first. Other
-- jobs are short and go before.
create function app.enqueue_import(
  club bigint, of_import bigint, date_order text default null, kind text default null,
  pause interval default '00:00:00'::interval
) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint;
      bytes bigint;
      turn int;
      ahead int;
    begin
      select i.user_id, f.size into person, bytes from imports i
        join files f on f.club_id = i.club_id and f.id = i.file_id
        where i.club_id = club and i.id = of_import;
      select coalesce(max(j.priority), 10) into turn from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'read-import'
        where j.locked_at is not null and j.priority >= 10;
      select count(*) filter (where i.user_id = person and f.size <= bytes)
          + count(distinct i.user_id) filter (where i.user_id <> person) into ahead
        from imports i join files f on f.club_id = i.club_id and f.id = i.file_id
        where i.club_id = club and i.state = 'queued' and i.id <> of_import;
      perform graphile_worker.add_job('read-import',
        json_build_object('club_id', club, 'import_id', of_import, 'date_order', date_order),
        job_key := 'import-' || of_import, max_attempts := 5, run_at := now() + pause,
        priority := least(turn + ahead + (bytes / 4000000)::int, 32000),
        flags := case when kind is not null then array[kind] end);
    end
  $$;

-- Deletes uploads that were not finished in time.
create function app.forget_old_uploads() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from uploads where expires_at < now()
  $$;

-- An activity is visible to its owner only when its import is.
create function app.activity_owner_only() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      new.owner_only := new.owner_only
        or exists (
          select
          from imports i
          where i.club_id = new.club_id and i.id = new.import_id and i.owner_only
        );
      return new;
    end
  $$;
create trigger activity_owner_only before insert on activities
  for each row execute function app.activity_owner_only();

-- Scores measured in a recording follow it into another session, to another person or boat, and are
-- deleted with it. Efforts that are a piece of the former session are none of the next.
create function app.measure_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (
        select from efforts e where e.club_id = old.club_id and e.activity_id = old.id
      ) then
        perform app.enqueue(
          'measure-efforts',
          json_build_object('club_id', old.club_id, 'activity_ids', array[old.id]),
          'efforts-' || old.club_id || '-' || old.id
        );
      end if;
      return coalesce(new, old);
    end
  $$;
create trigger activity_gone before delete on activities
  for each row execute function app.measure_moved();
create trigger activity_moved after update of session_id, user_id, crew_id on activities
  for each row when (
    old.session_id is distinct from new.session_id
    or old.user_id is distinct from new.user_id
    or old.crew_id is distinct from new.crew_id
  )
  execute function app.measure_moved();

-- Recordings that only their owner sees follow their session when it is merged, and return with it.
-- Who merges sees neither them nor that they exist: only the row of the merge keeps it, which no
-- call shows.
create function app.move_hidden(merge bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      merged session_merges;
      files jsonb;
      uploads jsonb;
    begin
      select * into merged
      from session_merges
      where club_id = app.club_id() and id = merge and undone_at is null;
      if not found then
        return;
      end if;
      select coalesce(jsonb_object_agg(id, session_id), '{}') into files
      from activities
      where club_id = merged.club_id and session_id = any (merged.from_ids) and owner_only;
      select coalesce(jsonb_object_agg(id, session_id), '{}') into uploads
      from imports
      where club_id = merged.club_id and session_id = any (merged.from_ids) and owner_only;
      update activities
        set session_id = merged.session_id
        where club_id = merged.club_id
          and id = any (array(select jsonb_object_keys(files)::bigint));
      update imports
        set session_id = merged.session_id
        where club_id = merged.club_id
          and id = any (array(select jsonb_object_keys(uploads)::bigint));
      update session_merges
        set moved = moved || jsonb_build_object('hidden_files', files, 'hidden_uploads', uploads)
        where club_id = merged.club_id and id = merged.id;
    end
  $$;

-- Returns them when the merge is undone.
create function app.return_hidden(merge bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    with m as (select * from session_merges where club_id = app.club_id() and id = merge),
    files as (
      update activities a
        set session_id = f.value::bigint
        from m, jsonb_each_text(m.moved -> 'hidden_files') f
        where a.club_id = m.club_id
          and a.id = f.key::bigint
          and a.session_id = m.session_id
          and a.owner_only
    )
    update imports i
      set session_id = u.value::bigint
      from m, jsonb_each_text(m.moved -> 'hidden_uploads') u
      where i.club_id = m.club_id
        and i.id = u.key::bigint
        and i.session_id = m.session_id
        and i.owner_only
  $$;

-- Deletes names in other people's recordings with the person: of seats assigned to them, of those
-- the crew says they had, and wherever the name is theirs.
create function app.forget_seat_names() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update recorded_seats r
        set name = null, user_id = nullif(r.user_id, old.id)
        from activities a
        join memberships m on m.club_id = a.club_id and m.user_id = old.id
        where a.club_id = r.club_id
          and a.id = r.activity_id
          and (
            r.user_id = old.id
              or lower(trim(r.name)) = lower(old.full_name)
              or (
                r.user_id is null
                  and exists (
                    select
                    from crews c
                      join crew_users u on u.club_id = c.club_id and u.crew_id = c.id
                    where c.club_id = a.club_id
                      and c.session_id = a.session_id
                      and c.id = coalesce(a.crew_id, c.id)
                      and u.user_id = old.id
                      and u.position = r.position
                  )
              )
          );
      return old;
    end
  $$;
create trigger seat_names_forgotten before delete on users
  for each row execute function app.forget_seat_names();

-- Queues working out the bests of recordings that have none yet, by club.
create function app.queue_missing_bests() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.enqueue(
      'keep-missing-bests', json_build_object('club_id', c.id), 'keep-missing-bests ' || c.id
    )
    from clubs c
    where exists (select from activities a where a.club_id = c.id and not a.bests_kept)
  $$;
revoke execute on function app.queue_missing_bests() from public;

call app.protect('imports', 'recordings: where seen(user_id) and not owner_only');
call app.protect('import_members', 'recordings: all');
call app.protect('uploads', 'not: on the way in; it becomes a recording');
call app.protect('upload_parts', 'not: on the way in; it becomes a recording');
call app.protect('rereads', 'not: work of this installation');
call app.protect(
  'activities',
  'recordings: where seen(user_id) and not owner_only; without bests_kept'
);
call app.protect('laps', 'recordings: all');
call app.protect('activity_edits', 'recordings: all; ids other_session_id of sessions');
call app.protect('undone_edits', 'not: it serves to undo a change');
call app.protect('efforts', 'recordings: all');
call app.protect('recorded_seats', 'recordings: all');
call app.protect('gates', 'settings: all');
call app.protect('gate_lines', 'settings: all');
call app.protect('recording_bests', 'not: worked out from what is here');

-- What its owner alone may see is shown to nobody else, nor to an administrator in their name.
create policy owner_only on imports as restrictive to slipway_app
  using (
    not owner_only
    or (user_id = (select app.user_id()) and (select app.impersonator_id()) is null)
  );
create policy owner_only on activities as restrictive to slipway_app
  using (
    not owner_only
    or (user_id = (select app.user_id()) and (select app.impersonator_id()) is null)
  );

grant execute on function
  app.enqueue_import
to slipway_app, slipway_worker;

grant execute on function
  app.move_hidden, app.return_hidden
to slipway_app;

grant execute on function
  app.forget_old_uploads, app.queue_missing_bests
to slipway_worker;
