-- What has lain in the bin for thirty days goes for good, club by club, so that who sat where can be noted before the crews go.
create function app.due_in_bin() returns table (club_id bigint, ids bigint[])
  language sql stable security definer set search_path = public, pg_temp
  as $$ select s.club_id, array_agg(s.id) from sessions s where s.deleted_at < now() - interval '30 days' group by s.club_id $$;
drop function app.empty_bin();
create function app.empty_bin(ids bigint[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from sessions where club_id = app.club_id() and id = any (ids) and deleted_at < now() - interval '30 days' $$;
revoke execute on function app.due_in_bin(), app.empty_bin(bigint[]) from public;
grant execute on function app.due_in_bin(), app.empty_bin(bigint[]) to slipway_worker;
