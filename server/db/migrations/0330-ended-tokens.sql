-- Every node hears that a sign-in is over, whatever took its row away.
create function app.token_ended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.tell(jsonb_build_object('to', 'viewer', 'user_id', old.user_id,
        'club_id', null, 'ended', old.id::text));
      return null;
    end
  $$;
create trigger token_ended after delete on tokens
  for each row execute function app.token_ended();

create or replace function app.end_token(token bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from tokens where id = token $$;

create or replace function app.impersonation_ended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into audit_log (at, user_id, action, subject)
        values (least(now(), old.expires_at), old.impersonator_id, 'impersonation-end',
          jsonb_build_object('user_id', old.user_id));
      return null;
    end
  $$;

revoke execute on function app.token_ended() from public;
