-- What the gate and the sign-in need across clubs: definer functions of the owner, each as narrow as its question.

create function app.credentials(address text) returns table (user_id bigint, password_hash text, disabled boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id, users.password_hash, disabled_at is not null from users where email = lower(address) $$;

create function app.issue_token(holder bigint, token_hash bytea, client_name text, lifetime interval) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$ insert into tokens (user_id, hash, client, expires_at) values (holder, token_hash, client_name, now() + lifetime) returning id $$;

create function app.features_of(club bigint) returns int[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(distinct f order by f), '{}')
    from subscriptions s
    cross join lateral (select feature_id from plan_features where plan_id = s.plan_id union select unnest(s.extra_features)) x(f)
    where s.club_id = club and s.status = 2
  $$;

create function app.permissions_of(club bigint, person bigint) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(p.name order by p.id), '{}')
    from permissions p
    where exists (
        select from membership_roles mr join role_permissions rp on rp.club_id = mr.club_id and rp.role_id = mr.role_id
        where mr.club_id = club and mr.user_id = person and rp.permission_id = p.id
          and not exists (select from member_permissions d where d.club_id = club and d.user_id = person and d.permission_id = p.id and not d.granted))
      or exists (select from member_permissions g where g.club_id = club and g.user_id = person and g.permission_id = p.id and g.granted)
  $$;

-- One question, one answer: who calls, and what they are in the club they name. Null for an unknown or ended token.
create function app.viewer_of_token(token bigint, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'token_id', t.id, 'token_expires', t.expires_at, 'user_id', u.id, 'is_admin', u.is_admin, 'full_name', u.full_name,
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
        where m.user_id = u.id and m.club_id = club))
    from tokens t join users u on u.id = t.user_id
    where t.id = token and t.expires_at > now() and u.disabled_at is null
  $$;

create function app.viewer(token_hash bytea, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$ select app.viewer_of_token(id, club) from tokens where hash = token_hash $$;

create function app.my_clubs(person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(jsonb_agg(jsonb_build_object(
      'club_id', c.id,
      'club', jsonb_build_object(
        'id', c.id, 'name', c.name, 'is_individual', c.is_individual, 'creator_id', c.creator_id, 'time_zone', c.time_zone, 'wording', c.wording,
        'training_metric', c.training_metric,
        'venue', (select jsonb_build_object('id', v.id, 'name', v.name, 'formatted_address', v.formatted_address, 'latitude', v.latitude, 'longitude', v.longitude)
                  from venues v where v.club_id = c.id and v.id = c.venue_id),
        'creator', (select jsonb_build_object('email', cu.email) from users cu where cu.id = c.creator_id),
        'default_sport', (select jsonb_build_object('id', s.id, 'key', s.key, 'gmt_distribution', c.gmt_distribution, 'paddle_gmt_distribution', c.paddle_gmt_distribution)
                          from sports s where s.id = c.default_sport_id),
        'subscription_info', (select jsonb_build_object('next_bill_date', s.next_bill_date, 'status', s.status, 'subscription_plan', jsonb_build_object('id', p.id, 'key', p.key,
            'features', (select coalesce(jsonb_agg(jsonb_build_object('subscription_feature_id', f)), '[]') from unnest(app.features_of(c.id)) f)))
          from subscriptions s join plans p on p.id = s.plan_id where s.club_id = c.id and s.status = 2)),
      'status', jsonb_build_object('id', m.status),
      'roles', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.key) order by r.id), '[]')
                from membership_roles mr join roles r on r.id = mr.role_id where mr.club_id = c.id and mr.user_id = person),
      'permissions', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
                      from permissions p where p.name = any (app.permissions_of(c.id, person)))) order by m.created_at, c.id), '[]')
    from memberships m join clubs c on c.id = m.club_id
    where m.user_id = person and m.status in (0, 1, 4)
  $$;

-- A ticket is taken once. The person it signs in, or null.
create function app.take_ticket(ticket_hash bytea) returns table (user_id bigint, token_id bigint)
  language sql security definer set search_path = public, pg_temp
  as $$ delete from live_tickets t where t.hash = ticket_hash and t.expires_at > now() returning t.user_id, t.token_id $$;

create function app.stamps_of(person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object('clubs', coalesce(extract(epoch from s.clubs) * 1000, 0)::bigint, 'user', coalesce(extract(epoch from s.profile) * 1000, 0)::bigint,
                              'notifications', coalesce(extract(epoch from s.notifications) * 1000, 0)::bigint)
    from (select 1) one left join user_stamps s on s.user_id = person
  $$;

create function app.end_token(token bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare holder bigint;
    begin
      delete from tokens where id = token returning user_id into holder;
      if holder is not null then perform app.tell(jsonb_build_object('to', 'viewer', 'user_id', holder, 'club_id', null, 'ended', token::text)); end if;
    end
  $$;

-- Whatever decides what a person may do moves that person's stamp and empties the gates' caches.
create function app.viewer_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  person bigint := (case when tg_table_name = 'users' then row_now ->> 'id' else row_now ->> 'user_id' end)::bigint;
  club bigint := (case when tg_table_name = 'clubs' then row_now ->> 'id' else row_now ->> 'club_id' end)::bigint;
begin
  if tg_table_name = 'users' and tg_op = 'UPDATE' then
    insert into user_stamps (user_id) values (person) on conflict (user_id) do update set profile = now();
  elsif person is not null and exists (select from users where id = person) then
    insert into user_stamps (user_id) values (person) on conflict (user_id) do update set clubs = now();
  elsif person is null then
    update user_stamps set clubs = now() where user_id in (select user_id from memberships where club_id = club);
  end if;
  perform app.tell(jsonb_build_object('to', 'viewer', 'user_id', person, 'club_id', club));
  return null;
end $$;
create trigger viewer_changed after insert or update or delete on memberships for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or update or delete on membership_roles for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or update or delete on member_permissions for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or update or delete on role_permissions for each row execute function app.viewer_changed();
create trigger viewer_changed after insert or update or delete on subscriptions for each row execute function app.viewer_changed();
create trigger viewer_changed after update on users for each row execute function app.viewer_changed();
create trigger viewer_changed after update on clubs for each row execute function app.viewer_changed();
create function app.plans_changed() returns trigger language plpgsql as $$
begin perform app.tell('{"to": "viewer", "user_id": null, "club_id": null}'); return null; end $$;
create trigger plans_changed after insert or update or delete on plan_features for each statement execute function app.plans_changed();

revoke execute on all functions in schema app from public;
grant execute on function app.club_id(), app.user_id(), app.tell(jsonb), app.credentials(text), app.issue_token(bigint, bytea, text, interval), app.viewer(bytea, bigint), app.viewer_of_token(bigint, bigint),
  app.my_clubs(bigint), app.take_ticket(bytea), app.stamps_of(bigint), app.end_token(bigint), app.features_of(bigint) to slipway_app;
grant execute on function app.club_id(), app.user_id(), app.tell(jsonb) to slipway_worker;
