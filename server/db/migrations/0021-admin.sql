-- What the platform's administrators see and change across all clubs. Each function asks anew whether its caller is one.

create function app.demand_admin() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      if not exists (select from users where id = app.user_id() and is_admin and disabled_at is null) then
        raise insufficient_privilege using message = 'for platform administrators only';
      end if;
    end
  $$;

create function app.note_admin(done text, person bigint, club bigint, what jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into audit_log (user_id, about_club, action, subject) values (app.user_id(), club, done, what || jsonb_build_object('user_id', person)) $$;

create function app.admin_overview() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return jsonb_build_object(
        'clubs', (select jsonb_build_object('total', count(*) filter (where not is_individual), 'individual', count(*) filter (where is_individual),
            'expired', count(*) filter (where s.next_bill_date is null or s.next_bill_date < (now() at time zone c.time_zone)::date))
          from clubs c left join subscriptions s on s.club_id = c.id and s.status = 2),
        'users', (select jsonb_build_object('total', count(*), 'unverified', count(*) filter (where email_verified_at is null),
          'disabled', count(*) filter (where disabled_at is not null), 'admins', count(*) filter (where is_admin)) from users),
        'imports', (select coalesce(jsonb_object_agg(state, number), '{}') from (select state, count(*) as number from imports group by state) i),
        'jobs', (select jsonb_build_object('waiting', count(*) filter (where locked_at is null and last_error is null), 'running', count(*) filter (where locked_at is not null),
          'retrying', count(*) filter (where locked_at is null and last_error is not null and attempts < max_attempts),
          'failed', count(*) filter (where locked_at is null and last_error is not null and attempts >= max_attempts)) from graphile_worker.jobs),
        'mails', (select jsonb_build_object('waiting', count(*) filter (where sent_at is null and error is null), 'sent', count(*) filter (where sent_at is not null),
          'failed', count(*) filter (where sent_at is null and error is not null)) from mails),
        'sign_ins_today', (select count(*) from audit_log where action = 'sign-in' and at >= date_trunc('day', now())));
    end
  $$;

-- Jobs that went wrong at least once, the newest first.
create function app.admin_troubled_jobs() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'task', task_identifier, 'attempts', attempts, 'max_attempts', max_attempts,
          'error', left(split_part(last_error, E'\n', 1), 300), 'created_at', created_at, 'run_at', run_at) order by id desc), '[]')
        from (select * from graphile_worker.jobs where last_error is not null and locked_at is null order by id desc limit 50) j);
    end
  $$;

create function app.admin_retry_job(job bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      perform graphile_worker.reschedule_jobs(array[job], run_at := now(), attempts := 0) from graphile_worker.jobs where id = job and locked_at is null;
      if found then perform app.note_admin('admin-retry-job', null, null, jsonb_build_object('job_id', job)); end if;
      return found;
    end
  $$;

create function app.admin_mails(skip int, most int) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return jsonb_build_object('total', (select count(*) from mails), 'rows', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'address', m.address, 'language', m.language, 'template', m.template, 'club', c.name,
          'created_at', m.created_at, 'sent_at', m.sent_at, 'error', left(m.error, 300)) order by m.id desc), '[]')
        from (select * from mails order by id desc offset skip limit most) m left join clubs c on c.id = m.about_club));
    end
  $$;

create function app.admin_sign_ins(skip int, most int) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return jsonb_build_object('total', (select count(*) from audit_log where action = 'sign-in'), 'rows', (
        select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'at', a.at, 'user_id', u.id, 'full_name', u.full_name, 'email', u.email) order by a.id desc), '[]')
        from (select * from audit_log where action = 'sign-in' order by id desc offset skip limit most) a left join users u on u.id = a.user_id));
    end
  $$;
create index audit_log_sign_ins on audit_log (id) where action = 'sign-in';

-- Words of a filter are looked for anywhere in the field; %, _ and \ stand for themselves.
create function app.contains(hay text, needle text) returns boolean
  language sql immutable parallel safe
  as $$ select needle is null or position(lower(needle) in lower(hay)) > 0 $$;

create function app.admin_users(filter jsonb, sort_by text, falling boolean, skip int, most int) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        with chosen as (
          select u.*, case sort_by when 'email' then email when 'first_name' then lower(first_name) when 'last_name' then lower(last_name)
              when 'created_at' then to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') else to_char(id, 'FM00000000000000000000') end as rank
          from users u
          where (filter ->> 'user_id' is null or id = (filter ->> 'user_id')::bigint) and app.contains(email, filter ->> 'email')
            and app.contains(first_name, filter ->> 'first_name') and app.contains(last_name, filter ->> 'last_name')),
        page as (
          select row_number() over (order by case when falling then rank end desc, case when not falling then rank end, id) as place, chosen.*
          from chosen order by place offset skip limit most)
        select jsonb_build_object('total', (select count(*) from chosen), 'rows', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'email', p.email, 'first_name', p.first_name, 'last_name', p.last_name,
            'preferred_language', p.preferred_language, 'is_admin', p.is_admin, 'verified', p.email_verified_at is not null,
            'disabled', p.disabled_at is not null, 'created_at', p.created_at,
            'clubs', (select coalesce(jsonb_agg(c.name order by c.name), '[]') from memberships m join clubs c on c.id = m.club_id where m.user_id = p.id and m.status = 1))
            order by p.place), '[]') from page p)));
    end
  $$;

create function app.admin_user(person bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (select jsonb_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
          'preferred_language', u.preferred_language, 'is_admin', u.is_admin, 'verified', u.email_verified_at is not null,
          'disabled', u.disabled_at is not null, 'created_at', u.created_at,
          'sign_ins', (select count(*) from tokens t where t.user_id = u.id and t.expires_at > now()),
          'last_sign_in', (select max(at) from audit_log a where a.user_id = u.id and a.action = 'sign-in'),
          'memberships', (select coalesce(jsonb_agg(jsonb_build_object('club_id', c.id, 'club', c.name, 'status', m.status,
              'roles', (select coalesce(jsonb_agg(r.role_id order by r.role_id), '[]') from membership_roles r where r.club_id = c.id and r.user_id = u.id))
              order by c.name, c.id), '[]') from memberships m join clubs c on c.id = m.club_id where m.user_id = u.id))
        from users u where u.id = person);
    end
  $$;

create function app.admin_end_sign_ins(person bigint) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare ended int;
    begin
      perform app.demand_admin();
      select count(*) into ended from tokens where user_id = person;
      perform app.end_token(id) from tokens where user_id = person;
      perform app.note_admin('admin-end-sign-ins', person, null, jsonb_build_object('ended', ended));
      return ended;
    end
  $$;

-- A new person (null) proves the address and sets a password by "forgot password". Who is disabled is signed out everywhere.
create function app.admin_save_user(person bigint, given jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare saved bigint := person;
    begin
      perform app.demand_admin();
      if person is null then
        insert into users (email, first_name, last_name, preferred_language, is_admin)
          values (lower(given ->> 'email'), given ->> 'first_name', given ->> 'last_name', given ->> 'preferred_language', (given ->> 'is_admin')::boolean)
          returning id into saved;
      else
        update users set email = lower(given ->> 'email'), first_name = given ->> 'first_name', last_name = given ->> 'last_name',
            preferred_language = given ->> 'preferred_language', is_admin = (given ->> 'is_admin')::boolean,
            disabled_at = case when (given ->> 'disabled')::boolean then coalesce(disabled_at, now()) end
          where id = person returning id into saved;
        if (given ->> 'disabled')::boolean then perform app.end_token(id) from tokens where user_id = saved; end if;
      end if;
      if saved is not null then perform app.note_admin(case when person is null then 'admin-create-user' else 'admin-edit-user' end, saved, null, given - array['first_name', 'last_name']); end if;
      return saved;
    end
  $$;

create function app.admin_clubs(filter jsonb, sort_by text, falling boolean, skip int, most int) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        with chosen as (
          select c.id, c.name, c.country, c.is_individual, c.created_at, s.next_bill_date, p.id as plan_id, p.key as plan, u.full_name as creator,
            coalesce(s.next_bill_date < (now() at time zone c.time_zone)::date, true) as expired,
            case sort_by when 'name' then lower(c.name) when 'country' then coalesce(c.country, '') when 'plan' then coalesce(p.key, '')
              when 'next_bill_date' then coalesce(to_char(s.next_bill_date, 'YYYY-MM-DD'), '')
              when 'created_at' then to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') else to_char(c.id, 'FM00000000000000000000') end as rank
          from clubs c left join subscriptions s on s.club_id = c.id and s.status = 2 left join plans p on p.id = s.plan_id left join users u on u.id = c.creator_id
          where (filter ->> 'club_id' is null or c.id = (filter ->> 'club_id')::bigint) and app.contains(c.name, filter ->> 'name')
            and (filter ->> 'country' is null or c.country = filter ->> 'country')
            and (filter ->> 'plan_ids' is null or p.id = any (string_to_array(filter ->> 'plan_ids', ',')::bigint[]))),
        page as (
          select row_number() over (order by case when falling then rank end desc, case when not falling then rank end, id) as place, chosen.*
          from chosen order by place offset skip limit most)
        select jsonb_build_object('total', (select count(*) from chosen), 'rows', (
          select coalesce(jsonb_agg(to_jsonb(p) - array['place', 'rank'] || jsonb_build_object(
            'members', (select count(*) from memberships m where m.club_id = p.id and m.status = 1)) order by p.place), '[]') from page p)));
    end
  $$;

create function app.admin_club(club bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (select jsonb_build_object('id', c.id, 'name', c.name, 'country', c.country, 'time_zone', c.time_zone, 'default_sport_id', c.default_sport_id,
          'is_individual', c.is_individual, 'created_at', c.created_at, 'creator_id', c.creator_id, 'creator', u.full_name, 'creator_email', u.email,
          'plan_id', s.plan_id, 'next_bill_date', s.next_bill_date, 'extra_features', coalesce(to_jsonb(s.extra_features), '[]'),
          'members', (select count(*) from memberships m where m.club_id = c.id and m.status = 1))
        from clubs c left join subscriptions s on s.club_id = c.id and s.status = 2 left join users u on u.id = c.creator_id where c.id = club);
    end
  $$;

-- A new club (null) starts like every other; its creator is its manager. Null for a club or person that is not there.
create function app.admin_save_club(club bigint, given jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      saved bigint := club;
      founder bigint := (given ->> 'creator_id')::bigint;
      added int[] := array(select jsonb_array_elements_text(given -> 'extra_features')::int);
    begin
      perform app.demand_admin();
      if not exists (select from users where id = founder) then return null; end if;
      if club is null then
        saved := app.create_club(given ->> 'name', given ->> 'time_zone', (given ->> 'default_sport_id')::int, founder, false,
                                 (select key from plans where id = (given ->> 'plan_id')::bigint), added, (given ->> 'next_bill_date')::date);
      end if;
      update clubs set name = given ->> 'name', country = given ->> 'country', time_zone = given ->> 'time_zone',
          default_sport_id = (given ->> 'default_sport_id')::int, creator_id = founder where id = saved returning id into saved;
      if saved is null then return null; end if;
      insert into memberships (club_id, user_id, status) values (saved, founder, 1) on conflict (club_id, user_id) do update set status = 1 where memberships.status <> 1;
      insert into membership_roles (club_id, user_id, role_id) values (saved, founder, 5) on conflict do nothing;
      update subscriptions set plan_id = (given ->> 'plan_id')::bigint, next_bill_date = (given ->> 'next_bill_date')::date, extra_features = added
        where club_id = saved and status = 2;
      if not found then
        insert into subscriptions (club_id, plan_id, status, next_bill_date, extra_features)
          values (saved, (given ->> 'plan_id')::bigint, 2, (given ->> 'next_bill_date')::date, added);
      end if;
      perform app.note_admin(case when club is null then 'admin-create-club' else 'admin-edit-club' end, founder, saved, given);
      return saved;
    end
  $$;

create function app.admin_clubs_by_plan() returns table (plan_id bigint, clubs bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return query select s.plan_id, count(*) from subscriptions s where s.status = 2 group by s.plan_id;
    end
  $$;

create function app.admin_set_plan_feature(plan bigint, feature int, included boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      if included then insert into plan_features (plan_id, feature_id) values (plan, feature) on conflict do nothing;
      else delete from plan_features where plan_id = plan and feature_id = feature;
      end if;
      perform app.note_admin('admin-set-plan-feature', null, null, jsonb_build_object('plan_id', plan, 'feature_id', feature, 'included', included));
    end
  $$;

-- Who in the club decides on its plan: holders of manage-licences, by name. For members of that club.
create function app.plan_deciders(club bigint) returns table (user_id bigint, full_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.full_name from memberships m join users u on u.id = m.user_id
    where m.club_id = club and m.status = 1 and u.disabled_at is null
      and exists (select from memberships own where own.club_id = club and own.user_id = app.user_id() and own.status = 1)
      and 'manage-licences' = any (app.permissions_of(club, u.id))
    order by u.last_name, u.first_name, u.id
  $$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'app'::regnamespace
    and (p.proname like 'admin\_%' or p.proname in ('demand_admin', 'note_admin', 'contains', 'plan_deciders')) loop
    execute format('revoke execute on function %s from public', f);
    if f::text !~ 'app\.(demand_admin|note_admin|contains)\(' then execute format('grant execute on function %s to slipway_app', f); end if;
  end loop;
end $$;
