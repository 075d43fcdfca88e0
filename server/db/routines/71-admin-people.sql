-- People, for administrators of the platform.

-- A person in a list.
create function app.person_line(person users) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'id', person.id, 'email', person.email, 'first_name', person.first_name,
      'last_name', person.last_name, 'preferred_language', person.preferred_language,
      'is_admin', person.is_admin, 'verified', person.email_verified_at is not null,
      'disabled', person.disabled_at is not null, 'created_at', person.created_at
    )
  $$;

-- A page of people by filter and order.
create function app.admin_users(
  filter jsonb, sort_by text, falling boolean, skip int, most int
) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        with chosen as (
          select u.*,
            case sort_by
              when 'email' then email
              when 'first_name' then lower(first_name)
              when 'last_name' then lower(last_name)
              when 'created_at' then to_char(
                created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'
              )
              else to_char(id, 'FM00000000000000000000')
            end as rank
          from users u
          where (filter ->> 'user_id' is null or id = (filter ->> 'user_id')::bigint)
            and app.contains(email, filter ->> 'email')
            and app.contains(first_name, filter ->> 'first_name')
            and app.contains(last_name, filter ->> 'last_name')
        ),
        page as (
          select row_number() over (
            order by case when falling then rank end desc, case when not falling then rank end, id
          ) as place, chosen.*
          from chosen
          order by place
          offset skip
          limit most
        )
        select jsonb_build_object(
          'total', (select count(*) from chosen),
          'rows', (
            select coalesce(
              jsonb_agg(
                app.person_line(u) || jsonb_build_object(
                  'clubs', (
                    select coalesce(jsonb_agg(c.name order by c.name collate names), '[]')
                    from memberships m
                      join clubs c on c.id = m.club_id
                    where m.user_id = p.id and m.status = app.approved()
                  )
                )
                order by p.place
              ), '[]'
            )
            from page p
              join users u on u.id = p.id
          )
        )
      );
    end
  $$;

-- Returns one person with memberships and sign-ins.
create function app.admin_user(person bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select app.person_line(u) || jsonb_build_object(
          'second_step', exists (
            select from second_steps s where s.user_id = u.id and s.confirmed_at is not null
          ),
          'sign_ins', (
            select count(*) from tokens t where t.user_id = u.id and t.expires_at > now()
          ),
          'last_sign_in', (
            select max(at) from audit_log a where a.user_id = u.id and a.action = 'sign-in'
          ),
          'memberships', (
            select coalesce(
              jsonb_agg(
                jsonb_build_object(
                  'club_id', c.id, 'club', c.name, 'status', m.status,
                  'roles', (
                    select coalesce(jsonb_agg(r.role_id order by r.role_id), '[]')
                    from membership_roles r
                    where r.club_id = c.id and r.user_id = u.id
                  )
                )
                order by c.name collate names, c.id
              ), '[]'
            )
            from memberships m
              join clubs c on c.id = m.club_id
            where m.user_id = u.id
          )
        )
        from users u
        where u.id = person
      );
    end
  $$;

-- Ends all sign-ins of a person.
create function app.admin_end_sign_ins(person bigint) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      ended int;
    begin
      perform app.demand_admin();
      select count(*) into ended from tokens where user_id = person;
      perform app.end_token(id) from tokens where user_id = person;
      perform app.note_admin(
        'admin-end-sign-ins', person, null, jsonb_build_object('ended', ended)
      );
      return ended;
    end
  $$;

-- Takes the second step, with its recovery codes, from a person; false where there was none.
create function app.admin_reset_second_step(person bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      delete from second_steps where user_id = person;
      if not found then
        return false;
      end if;
      perform app.note_admin('admin-reset-second-step', person, null, '{}');
      return true;
    end
  $$;

-- Keeps the code of an activation that is handed over; earlier ones end. Null when the account was
-- opened, is disabled or is none.
create function app.admin_activation(person bigint, code_hash bytea) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      ends timestamptz;
      wish jsonb := coalesce(app.wish_of(person), '{}');
    begin
      perform app.demand_admin();
      perform
      from users
      where id = person
        and email is not null
        and email_verified_at is null
        and disabled_at is null
      for update;
      if not found then
        return null;
      end if;
      update one_time_codes
        set used_at = now()
        where user_id = person and purpose = 'activation' and used_at is null;
      insert into one_time_codes (hash, purpose, user_id, payload)
        values (code_hash, 'activation', person, wish)
        returning expires_at into ends;
      perform app.note_admin('admin-activation-link', person, null, '{}');
      return ends;
    end
  $$;

-- Saves what is given of a person; a new one (null) proves the address and sets a password by
-- "forgot password". A disabled one is signed out everywhere.
create function app.admin_save_user(person bigint, given jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      saved bigint := person;
    begin
      perform app.demand_admin();
      if person is null then
        insert into users (email, first_name, last_name, preferred_language, is_admin)
          values (
            lower(given ->> 'email'), given ->> 'first_name', given ->> 'last_name',
            given ->> 'preferred_language', (given ->> 'is_admin')::boolean
          )
          returning id into saved;
      else
        update users u
          set (email, first_name, last_name, preferred_language, is_admin) = (
              select lower(r.email), r.first_name, r.last_name, r.preferred_language, r.is_admin
              from jsonb_populate_record(u, given) r
            ),
            disabled_at =
              case (given ->> 'disabled')::boolean
                when true then coalesce(disabled_at, now())
                when false then null
                else disabled_at
              end
          where id = person
          returning id into saved;
        if (given ->> 'disabled')::boolean then
          perform app.end_token(id) from tokens where user_id = saved;
        end if;
      end if;
      if saved is not null then
        perform app.note_admin(
          case when person is null then 'admin-create-user' else 'admin-edit-user' end, saved, null,
          given - array['first_name', 'last_name']
        );
      end if;
      return saved;
    end
  $$;

-- A sign-in in the name of somebody who is no administrator. The managers of the person's clubs are
-- notified. Null when it is not allowed.
create function app.admin_impersonate(
  person bigint, why text, token_hash bytea, client_name text, lifetime interval, own_token bigint
) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      name text;
      ends timestamptz := now() + lifetime;
    begin
      perform app.demand_admin();
      perform
      from tokens
      where id = own_token and user_id = app.user_id() and scope is null and opened_by is null
      for update;
      if not found then
        return null;
      end if;
      select full_name into name
      from users
      where id = person and email is not null and disabled_at is null and not is_admin;
      if not found then
        return null;
      end if;
      insert into tokens (user_id, hash, client, expires_at, impersonator_id, opened_by)
        values (person, token_hash, client_name, ends, app.user_id(), own_token);
      perform app.note_admin(
        'impersonation-start', person, null, jsonb_build_object('reason', why, 'until', ends)
      );
      perform app.notify_person(
        manager.user_id, own.club_id, 3::smallint, 'impersonated',
        jsonb_build_object('person', name), null
      )
      from memberships own
        join memberships manager on manager.club_id = own.club_id
          and manager.status = app.approved()
        join membership_roles r on r.club_id = manager.club_id
          and r.user_id = manager.user_id
          and r.role_id = app.manager()
      where own.user_id = person and own.status = app.approved();
      return ends;
    end
  $$;

grant execute on function
  app.admin_users, app.admin_user, app.admin_end_sign_ins, app.admin_activation,
  app.admin_reset_second_step,
  app.admin_save_user, app.admin_impersonate
to slipway_app;
