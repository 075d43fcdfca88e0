-- What the gate and the sign-in need across clubs: functions of the owner, each as narrow as its
-- question.

-- What a sign-in needs to verify a password; no hash leaves the database another way.
create function app.credentials(
  address text
) returns table (user_id bigint, password_hash text, disabled boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, users.password_hash, disabled_at is not null from users where email = lower(address)
  $$;

-- Opens a sign-in.
create function app.issue_token(
  holder bigint, token_hash bytea, client_name text, lifetime interval
) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into tokens (user_id, hash, client, expires_at)
      values (holder, token_hash, client_name, now() + lifetime)
      returning id
  $$;

-- The features of a club's active plan, of its add-on, which lasts to the end of its last day where
-- the club is, and those it has besides; without those that are withheld from it.
create function app.features_of(club bigint) returns int[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(distinct f order by f), '{}')
    from subscriptions s
      join clubs c on c.id = s.club_id
      cross join lateral (
        select feature_id
        from plan_features
        where plan_id = s.plan_id
          or plan_id = s.add_on_id
            and (s.add_on_until is null or s.add_on_until >= (now() at time zone c.time_zone)::date)
        union
        select unnest(s.extra_features)
      ) x(f)
    where s.club_id = club and s.status = app.active() and f <> all (s.withheld_features)
  $$;

-- The permissions a member has by roles and by themselves.
create function app.permissions_of(club bigint, person bigint) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(p.name order by p.id), '{}')
    from permissions p
    where p.id in (
      select rp.permission_id
      from membership_roles mr
        join role_permissions rp on rp.club_id = mr.club_id and rp.role_id = mr.role_id
      where mr.club_id = club and mr.user_id = person
      union all
      select g.permission_id
      from member_permissions g
      where g.club_id = club and g.user_id = person and g.granted
    )
      and p.id not in (
        select d.permission_id
        from member_permissions d
        where d.club_id = club and d.user_id = person and not d.granted
      )
  $$;

-- The permissions of the caller in the club in context.
create function app.permissions_here(person bigint) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select app.permissions_of(app.club_id(), person)
  $$;

-- What a person is in a club: their rights there, and the plan of the club.
create function app.place_in_club(person bigint, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'id', c.id, 'is_individual', c.is_individual, 'default_sport_id', c.default_sport_id,
      'time_zone', c.time_zone, 'training_metric', c.training_metric, 'wording', c.wording,
      'coaches_see_minors', c.coaches_see_minors, 'reports', app.report_context(c),
      'status', m.status,
      'roles', (
        select coalesce(jsonb_agg(role_id order by role_id), '[]')
        from membership_roles r
        where r.club_id = c.id and r.user_id = m.user_id
      ),
      'permissions', to_jsonb(app.permissions_of(c.id, m.user_id)),
      'features', to_jsonb(app.features_of(c.id)),
      'plan', (
        select p.key
        from subscriptions s
          join plans p on p.id = s.plan_id
        where s.club_id = c.id and s.status = app.active()
      ),
      'subscription_ends', (
        select greatest(next_bill_date, grace_until)
        from subscriptions s
        where s.club_id = c.id and s.status = app.active()
      )
    )
    from memberships m
      join clubs c on c.id = m.club_id
    where m.user_id = person and m.club_id = club
  $$;

-- What the rules ask of a person, in a club or none.
create function app.person_as_viewer(person bigint, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'user_id', u.id, 'is_admin', u.is_admin, 'full_name', u.full_name,
      'lacks_second_step', u.is_admin and not exists (
        select from second_steps s where s.user_id = u.id and s.confirmed_at is not null
      ),
      'has_clubs', exists (
        select from memberships m where m.user_id = u.id and m.status = app.approved()
      ),
      'club', app.place_in_club(u.id, club)
    )
    from users u
    where u.id = person and u.disabled_at is null
  $$;

-- Who calls, and what they are in the club they name: null for an unknown or ended token. A token
-- for a single club sees no other club.
create function app.viewer_of_token(token bigint, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'token_id', t.id, 'token_expires', t.expires_at, 'token_scope', t.scope,
      'only_club', t.about_club, 'token_used', t.last_used_at,
      'impersonator_id', t.impersonator_id
    ) || app.person_as_viewer(
      t.user_id, case when club = coalesce(t.about_club, club) then club end
    )
    from tokens t
    where t.id = token and t.expires_at > now()
  $$;

-- The same by the hash of the token.
create function app.viewer(token_hash bytea, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select app.viewer_of_token(id, club) from tokens where hash = token_hash
  $$;

-- When something of a person's last changed, in milliseconds.
create function app.stamps_of(person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'clubs', coalesce(extract(epoch from s.clubs) * 1000, 0)::bigint,
      'user', coalesce(extract(epoch from s.profile) * 1000, 0)::bigint,
      'notifications', coalesce(extract(epoch from s.notifications) * 1000, 0)::bigint
    )
    from (select 1) one
      left join user_stamps s on s.user_id = person
  $$;

-- Notes the use of a token; the gate calls it at most every few minutes.
create function app.used_token(token bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update tokens set last_used_at = now() where id = token
  $$;

call app.protect('venues', 'settings: all');
call app.protect(
  'memberships',
  'people, counted: all; without former_status; status as case when status = app.invited() then '
  'coalesce(former_status, status) else status end'
);
call app.protect('membership_roles', 'people: all');
call app.protect('role_permissions', 'settings: all');
call app.protect('member_permissions', 'people: all');
call app.protect('squads', 'people: all');
call app.protect('squad_users', 'people: all');
call app.protect('dismissed_first_steps', 'not: a list of hints that somebody has closed');

call app.close('users');
call app.close('clubs');
comment on table clubs is 'settings: where id = app.club_id()';
comment on table users is 'people: where id in (select user_id from memberships); '
  'without password_hash, is_admin, picture, email_verified_at, disabled_at, founds_club, units, '
  'health_consent, awaited_email; email as coalesce(email, awaited_email); hiding max_hr, '
  'resting_hr, hr_zones, weight where not seen(id); hiding max_hr, resting_hr, hr_zones, weight, '
  'gender, date_of_birth, phone, emergency_contact, guardian_email where id not in (select '
  'm.user_id from memberships m where app.knows_person(m.club_id, m.user_id, m.status))';

-- People see themselves and each other within the club in context.
create policy visible on users to slipway_app, slipway_worker
  using (
    id = (select app.user_id())
    or exists (
      select from memberships m
      where m.club_id = (select app.club_id()) and m.user_id = users.id
    )
  )
  with check (id = (select app.user_id()));
-- Of whom may not be seen because of their age nobody reads the row, and so no name anywhere.
create policy of_age on users as restrictive for select to slipway_app
  using (
    (select app.hidden_since()) is null
    or id = (select app.user_id())
    or date_of_birth is null
    or date_of_birth <= (select app.hidden_since())
  );
create policy selected on clubs to slipway_app, slipway_worker
  using (id = (select app.club_id()))
  with check (id = (select app.club_id()));

-- All but the password hash, which only app.credentials returns.
grant select (
  id, email, first_name, last_name, full_name, picture, is_admin, preferred_language, gender,
  date_of_birth, max_hr, resting_hr, hr_zones, email_verified_at, disabled_at, created_at,
  founds_club, phone, emergency_contact, health_consent, units, weight,
  guardian_email, birth_day_known, awaited_email
) on users to slipway_app, slipway_worker;
grant update (first_name, last_name, picture, preferred_language, units) on users to slipway_app;
grant select on clubs to slipway_app, slipway_worker;
-- The columns that a migration has called settings.
do $$
  begin
    execute (
      select format(
        'grant update (%s) on clubs to slipway_app', string_agg(quote_ident(a.attname), ', ')
      )
      from pg_attribute a
      where a.attrelid = 'clubs'::regclass
        and col_description(a.attrelid, a.attnum) = 'setting'
    );
  end
$$;

grant execute on function
  app.permissions_of
to slipway_app, slipway_worker;

grant execute on function
  app.credentials, app.issue_token, app.features_of, app.permissions_here, app.viewer_of_token,
  app.viewer, app.stamps_of, app.used_token
to slipway_app;
