-- What the platform's administrators need: a second step, acting in somebody's name, and the mails of the outbox.

-- A sign-in that an administrator opened in somebody's name: short, and over at the latest when the administrator's own is.
alter table tokens
  add column impersonator_id bigint references users on delete cascade,
  add column opened_by bigint references tokens on delete cascade,
  add check ((impersonator_id is null) = (opened_by is null)),
  add check (opened_by is null or scope is null);
create index tokens_opened_by on tokens (opened_by) where opened_by is not null;

-- Who acts in the name of the person in context; null when it is that person.
create function app.impersonator_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.impersonator_id', true), '')::bigint $$;

create function app.impersonation_ended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into audit_log (at, user_id, action, subject)
        values (least(now(), old.expires_at), old.impersonator_id, 'impersonation-end', jsonb_build_object('user_id', old.user_id));
      perform app.tell(jsonb_build_object('to', 'viewer', 'user_id', old.user_id, 'club_id', null, 'ended', old.id::text));
      return null;
    end
  $$;
create trigger impersonation_ended after delete on tokens for each row when (old.impersonator_id is not null) execute function app.impersonation_ended();

create function app.admin_rights_ended() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin delete from tokens where impersonator_id = new.id; return null; end $$;
create trigger admin_rights_ended after update of is_admin on users for each row when (old.is_admin and not new.is_admin) execute function app.admin_rights_ended();

-- A sign-in as somebody who is no administrator, from the caller's own one. The managers of the person's clubs are told. Null when it may not be.
create function app.admin_impersonate(person bigint, why text, token_hash bytea, client_name text, lifetime interval, own_token bigint) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      name text;
      ends timestamptz := now() + lifetime;
    begin
      perform app.demand_admin();
      perform from tokens where id = own_token and user_id = app.user_id() and scope is null and opened_by is null for update;
      if not found then return null; end if;
      select full_name into name from users where id = person and disabled_at is null and not is_admin;
      if not found then return null; end if;
      insert into tokens (user_id, hash, client, expires_at, impersonator_id, opened_by)
        values (person, token_hash, client_name, ends, app.user_id(), own_token);
      perform app.note_admin('impersonation-start', person, null, jsonb_build_object('reason', why, 'until', ends));
      perform app.notify_person(manager.user_id, own.club_id, 3::smallint, 'impersonated', jsonb_build_object('person', name), null)
        from memberships own
        join memberships manager on manager.club_id = own.club_id and manager.status = 1
        join membership_roles r on r.club_id = manager.club_id and r.user_id = manager.user_id and r.role_id = 5
        where own.user_id = person and own.status = 1;
      return ends;
    end
  $$;

-- What the person in context changes in somebody's name, for the audit log.
create function app.note_impersonated(club bigint, call text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (user_id, about_club, action, subject)
    select app.impersonator_id(), club, 'impersonation-write', jsonb_build_object('user_id', app.user_id(), 'call', call) where app.impersonator_id() is not null
  $$;

-- Private notes are their author's: nobody reads or writes them in the author's name.
create policy not_by_others on notes as restrictive to slipway_app, slipway_worker using ((select app.impersonator_id()) is null);

-- As before, with who acts in this person's name, and whether an administrator has no second step yet.
create or replace function app.viewer_of_token(token bigint, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'token_id', t.id, 'token_expires', t.expires_at, 'token_scope', t.scope, 'token_used', t.last_used_at,
      'impersonator_id', t.impersonator_id,
      'user_id', u.id, 'is_admin', u.is_admin, 'full_name', u.full_name,
      'lacks_second_step', u.is_admin and not exists (select from second_steps s where s.user_id = u.id and s.confirmed_at is not null),
      'has_clubs', exists (select from memberships m where m.user_id = u.id and m.status = 1),
      'club', (
        select jsonb_build_object(
          'id', c.id, 'is_individual', c.is_individual, 'default_sport_id', c.default_sport_id, 'time_zone', c.time_zone, 'training_metric', c.training_metric,
          'status', m.status,
          'roles', (select coalesce(jsonb_agg(role_id order by role_id), '[]') from membership_roles r where r.club_id = c.id and r.user_id = u.id),
          'permissions', to_jsonb(app.permissions_of(c.id, u.id)),
          'features', to_jsonb(app.features_of(c.id)),
          'subscription_ends', (select next_bill_date from subscriptions s where s.club_id = c.id and s.status = 2))
        from memberships m join clubs c on c.id = m.club_id
        where m.user_id = u.id and m.club_id = club and club = coalesce(t.about_club, club)))
    from tokens t join users u on u.id = t.user_id
    where t.id = token and t.expires_at > now() and u.disabled_at is null
  $$;
create trigger viewer_changed after insert or update or delete on second_steps for each row execute function app.viewer_changed();

-- One mail of the outbox with what it is made of.
create function app.admin_mail(of_id bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (select jsonb_build_object('id', m.id, 'address', m.address, 'language', m.language, 'template', m.template, 'club', c.name,
          'created_at', m.created_at, 'sent_at', m.sent_at, 'error', left(m.error, 300), 'values', m."values")
        from mails m left join clubs c on c.id = m.about_club where m.id = of_id);
    end
  $$;

revoke execute on function app.impersonator_id(), app.impersonation_ended(),
  app.admin_rights_ended(), app.admin_impersonate(bigint, text, bytea, text, interval, bigint), app.note_impersonated(bigint, text), app.admin_mail(bigint) from public;
grant execute on function app.impersonator_id() to slipway_app, slipway_worker;
grant execute on function app.admin_impersonate(bigint, text, bytea, text, interval, bigint), app.note_impersonated(bigint, text), app.admin_mail(bigint) to slipway_app;
