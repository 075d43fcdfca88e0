-- The bin also tells of what took the whole day.
drop function app.deleted_sessions();
create function app.deleted_sessions() returns table (id bigint, name text, kind text, sport_id int, starts_at timestamptz, ends_at timestamptz, all_day boolean,
    deleted_at timestamptz, deleted_by bigint, restricted boolean, editors bigint[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.name, s.kind, s.sport_id, s.starts_at, s.ends_at, s.all_day, s.deleted_at, s.deleted_by, s.published_at is null,
      array(select p.user_id from participants p where p.club_id = s.club_id and p.session_id = s.id and p.edit)
    from sessions s
    where s.club_id = app.club_id() and s.deleted_at > now() - interval '30 days'
      and not exists (select from session_merges m where m.club_id = s.club_id and s.id = any (m.from_ids) and m.undone_at is null)
  $$;
revoke execute on function app.deleted_sessions() from public;
grant execute on function app.deleted_sessions() to slipway_app;
