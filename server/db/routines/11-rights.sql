-- What ends a sign-in or changes rights, and how every node hears of it.

-- Uses up a ticket and returns whom it signs in; no row when it is not valid.
create function app.take_ticket(ticket_hash bytea) returns table (user_id bigint, token_id bigint)
  language sql security definer set search_path = public, pg_temp
  as $$
    delete
      from live_tickets t
      where t.hash = ticket_hash and t.expires_at > now()
      returning t.user_id, t.token_id
  $$;

-- Ends a sign-in.
create function app.end_token(token bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from tokens where id = token
  $$;

-- Ends sign-ins by the hashes of their tokens, which a device keeps after signing out without a
-- connection. Tokens of programs are ended by their owners.
create function app.end_signed_out(hashes bytea[]) returns bigint[]
  language sql security definer set search_path = public, pg_temp
  as $$
    with ended as (
      delete from tokens where hash = any (hashes) and scope is null returning id
    )
    select coalesce(array_agg(id), '{}') from ended
  $$;

-- Writes a change made in somebody's name to the audit log.
create function app.note_impersonated(club bigint, call text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (user_id, about_club, action, subject)
      select app.impersonator_id(), club, 'impersonation-write',
        jsonb_build_object('user_id', app.user_id(), 'call', call)
      where app.impersonator_id() is not null
  $$;

-- Notifies every node that a sign-in is over, whatever deleted its row.
create function app.token_ended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.send_live(jsonb_build_object('to', 'viewer', 'user_id', old.user_id,
        'club_id', null, 'ended', old.id::text));
      return null;
    end
  $$;
create trigger token_ended after delete on tokens
  for each row execute function app.token_ended();

-- Writes the end of an impersonation to the audit log.
create function app.impersonation_ended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into audit_log (at, user_id, action, subject)
        values (least(now(), old.expires_at), old.impersonator_id, 'impersonation-end',
          jsonb_build_object('user_id', old.user_id));
      return null;
    end
  $$;
create trigger impersonation_ended after delete on tokens
  for each row when (old.impersonator_id is not null) execute function app.impersonation_ended();

-- Ends the impersonations of somebody who is no longer an administrator.
create function app.admin_rights_ended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from tokens where impersonator_id = new.id;
      return null;
    end
  $$;
create trigger admin_rights_ended after update of is_admin on users
  for each row when (old.is_admin and not new.is_admin)
  execute function app.admin_rights_ended();

-- Who leaves a club, or is refused, loses what was granted to them alone, so that it is not there
-- unseen when they come back.
create function app.end_rights_of_who_left() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from member_permissions where club_id = new.club_id and user_id = new.user_id;
      return null;
    end
  $$;
create trigger rights_of_who_left after update of status on memberships
  for each row
  when (app.has_left(new.status) and new.status is distinct from old.status)
  execute function app.end_rights_of_who_left();

-- A change that affects the rights of a person moves the stamp of that person and empties the
-- caches of the gates.
create function app.viewer_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      person bigint := (
        case when tg_table_name = 'users' then row_now ->> 'id' else row_now ->> 'user_id' end
      )::bigint;
      club bigint := (
        case when tg_table_name = 'clubs' then row_now ->> 'id' else row_now ->> 'club_id' end
      )::bigint;
    begin
      if tg_table_name = 'users' and tg_op = 'UPDATE' then
        insert into user_stamps (user_id)
          values (person)
          on conflict (user_id)
          do update set profile = now();
      elsif person is not null and exists (select from users where id = person) then
        insert into user_stamps (user_id)
          values (person)
          on conflict (user_id)
          do update set clubs = now();
      elsif person is null then
        update user_stamps
          set clubs = now()
          where user_id in (select user_id from memberships where club_id = club);
      end if;
      perform app.send_live(jsonb_build_object('to', 'viewer', 'user_id', person, 'club_id', club));
      return null;
    end
  $$;
create trigger viewer_changed after update on clubs
  for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or delete or update on member_permissions
  for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or delete or update on membership_roles
  for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or delete or update on memberships
  for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or delete or update on role_permissions
  for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or delete or update on second_steps
  for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or delete or update on subscriptions
  for each row execute function app.viewer_changed();
create trigger viewer_changed after update on users
  for each row execute function app.viewer_changed();

-- Empties the caches of the gates.
create function app.plans_changed() returns trigger
  language plpgsql
  as $$
    begin
      perform app.send_live('{"to": "viewer", "user_id": null, "club_id": null}');
      return null;
    end
  $$;
create trigger plans_changed after insert or delete or update on plan_features
  for each statement execute function app.plans_changed();

grant execute on function
  app.take_ticket, app.end_token, app.end_signed_out, app.note_impersonated
to slipway_app;
