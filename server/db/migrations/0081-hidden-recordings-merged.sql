-- Recordings that only their owner sees follow their session when it is merged into another, and go back with it. Whoever merges sees neither
-- them nor that they were there: what is done here is told nowhere but in the note of the merge, which no call shows.
create function app.move_hidden(merge bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    with m as (select * from session_merges where club_id = app.club_id() and id = merge and undone_at is null),
    files as (select a.id, a.session_id from activities a, m where a.club_id = m.club_id and a.session_id = any (m.from_ids) and a.owner_only),
    uploads as (select i.id, i.session_id from imports i, m where i.club_id = m.club_id and i.session_id = any (m.from_ids) and i.owner_only),
    moved_files as (update activities a set session_id = m.session_id from files f, m where a.club_id = m.club_id and a.id = f.id),
    moved_uploads as (update imports i set session_id = m.session_id from uploads u, m where i.club_id = m.club_id and i.id = u.id)
    update session_merges s set moved = s.moved || jsonb_build_object('hidden_files', (select coalesce(jsonb_object_agg(id, session_id), '{}') from files),
      'hidden_uploads', (select coalesce(jsonb_object_agg(id, session_id), '{}') from uploads))
    from m where s.club_id = m.club_id and s.id = m.id
  $$;

create function app.return_hidden(merge bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    with m as (select * from session_merges where club_id = app.club_id() and id = merge),
    files as (
      update activities a set session_id = f.value::bigint from m, jsonb_each_text(m.moved -> 'hidden_files') f
      where a.club_id = m.club_id and a.id = f.key::bigint and a.session_id = m.session_id and a.owner_only
    )
    update imports i set session_id = u.value::bigint from m, jsonb_each_text(m.moved -> 'hidden_uploads') u
    where i.club_id = m.club_id and i.id = u.key::bigint and i.session_id = m.session_id and i.owner_only
  $$;
revoke execute on function app.move_hidden(bigint), app.return_hidden(bigint) from public;
grant execute on function app.move_hidden(bigint), app.return_hidden(bigint) to slipway_app;
