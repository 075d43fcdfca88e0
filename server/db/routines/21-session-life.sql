-- Sessions that are deleted, restored and merged.

-- Deletes sessions of the club in context, and returns the ids that changed.
create function app.delete_sessions(ids bigint[], person bigint) returns setof bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    update sessions set deleted_at = now(), deleted_by = person
        where club_id = app.club_id() and id = any (ids) and deleted_at is null returning id
  $$;

-- Restores deleted sessions, and returns the ids that changed.
create function app.restore_sessions(ids bigint[]) returns setof bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    update sessions set deleted_at = null, deleted_by = null
        where club_id = app.club_id() and id = any (ids) and deleted_at is not null returning id
  $$;

-- What the bin of the club in context holds. The rows themselves stay invisible.
create function app.deleted_sessions() returns table (
  id bigint, name text, kind text, sport_id int, starts_at timestamptz, ends_at timestamptz,
  all_day boolean, deleted_at timestamptz, deleted_by bigint, restricted boolean, editors bigint[]
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.name, s.kind, s.sport_id, s.starts_at, s.ends_at, s.all_day, s.deleted_at,
      s.deleted_by, s.published_at is null,
      array(
        select p.user_id
        from participants p
        where p.club_id = s.club_id and p.session_id = s.id and p.edit
      )
    from sessions s
    where s.club_id = app.club_id()
      and s.deleted_at > now() - interval '30 days'
      and not exists (
        select
        from session_merges m
        where m.club_id = s.club_id and s.id = any (m.from_ids) and m.undone_at is null
      )
  $$;

-- Sessions that have been in the bin for thirty days, by club, so that seats can be kept before the
-- crews are deleted.
create function app.due_in_bin() returns table (club_id bigint, ids bigint[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.club_id, array_agg(s.id)
    from sessions s
    where s.deleted_at < now() - interval '30 days'
    group by s.club_id
  $$;

-- Deletes for good; activities stay with their athletes.
create function app.empty_bin(ids bigint[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete
      from sessions
      where club_id = app.club_id() and id = any (ids) and deleted_at < now() - interval '30 days'
  $$;

-- Gives pieces of results and recordings new numbers: for each of `olds` the one at its place in
-- `news`, all at once, because numbers may be swapped. Returns the number of changed rows.
create function app.renumber_pieces(
  club bigint, of_results bigint[], of_activities bigint[], olds smallint[], news smallint[]
) returns int
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      moved scores[];
    begin
      select coalesce(array_agg(c), '{}') into moved
      from scores c
      where c.club_id = club and c.result_id = any (of_results) and c.piece = any (olds);
      delete
        from scores c
        where c.club_id = club and c.result_id = any (of_results) and c.piece = any (olds);
      insert into scores
        select (
          jsonb_populate_record(m, jsonb_build_object('piece', news[array_position(olds, m.piece)]))
        ).*
        from unnest(moved) m;
      update score_changes c
        set piece = news[array_position(olds, c.piece)]
        where c.club_id = club and c.result_id = any (of_results) and c.piece = any (olds);
      update efforts e
        set piece = news[array_position(olds, e.piece)]
        where e.club_id = club and e.activity_id = any (of_activities) and e.piece = any (olds);
      return cardinality(moved);
    end
  $$;

-- Counts the changes of a session.
create function app.revise_session() returns trigger
  language plpgsql
  as $$
    begin
      new.revision := old.revision + 1;
      new.updated_at := now();
      return new;
    end
  $$;
create trigger revise before update on sessions
  for each row execute function app.revise_session();

grant execute on function
  app.delete_sessions, app.restore_sessions, app.renumber_pieces
to slipway_app, slipway_worker;

grant execute on function
  app.deleted_sessions
to slipway_app;

grant execute on function
  app.due_in_bin, app.empty_bin
to slipway_worker;
