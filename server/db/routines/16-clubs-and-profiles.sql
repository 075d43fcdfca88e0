-- What members see of a club, whether it runs, and the body data they keep.

-- Whether a club may use its plan: to the end of the last day, where the club is, that is paid for
-- or is one of grace.
create function app.is_running(club bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from subscriptions s
        join clubs c on c.id = s.club_id
      where s.club_id = club
        and s.status = app.active()
        and greatest(s.next_bill_date, s.grace_until) >= (now() at time zone c.time_zone)::date
    )
  $$;

-- The clubs of a person in the order of joining.
create function app.my_clubs(person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'club_id', c.id,
          'club', jsonb_build_object(
            'id', c.id, 'name', c.name, 'is_individual', c.is_individual,
            'creator_id', c.creator_id, 'time_zone', c.time_zone, 'wording', c.wording,
            'training_metric', c.training_metric, 'reports', app.report_context(c),
            'country', c.country, 'logo', c.logo,
            'venue', (
              select jsonb_build_object(
                'id', v.id, 'name', v.name, 'formatted_address', v.formatted_address,
                'latitude', v.latitude, 'longitude', v.longitude
              )
              from venues v
              where v.club_id = c.id and v.id = c.venue_id
            ),
            'creator', (
              select jsonb_build_object('email', cu.email) from users cu where cu.id = c.creator_id
            ),
            'default_sport', (
              select jsonb_build_object('id', s.id, 'key', s.key)
              from sports s
              where s.id = c.default_sport_id
            ),
            'gmt_distribution', c.gmt_distribution,
            'paddle_gmt_distribution', c.paddle_gmt_distribution,
            'subscription_info', (
              select jsonb_build_object(
                'next_bill_date', greatest(s.next_bill_date, s.grace_until), 'status', s.status,
                'subscription_plan', jsonb_build_object(
                  'id', p.id, 'key', p.key,
                  'features', (
                    select coalesce(
                      jsonb_agg(jsonb_build_object('subscription_feature_id', f)), '[]'
                    )
                    from unnest(app.features_of(c.id)) f
                  )
                )
              )
              from subscriptions s
                join plans p on p.id = s.plan_id
              where s.club_id = c.id and s.status = app.active()
            )
          ),
          'status', jsonb_build_object('id', m.status),
          'roles', (
            select coalesce(
              jsonb_agg(jsonb_build_object('id', r.id, 'name', r.key) order by r.id), '[]'
            )
            from membership_roles mr
              join roles r on r.id = mr.role_id
            where mr.club_id = c.id and mr.user_id = person
          ),
          'permissions', (
            select coalesce(
              jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.id), '[]'
            )
            from permissions p
            where p.name = any (app.permissions_of(c.id, person))
          )
        )
        order by m.created_at, c.id
      ), '[]'
    )
    from memberships m
      join clubs c on c.id = m.club_id
    where m.user_id = person and m.status in (app.pending(), app.approved(), app.invited())
  $$;

-- The picture of a club for all who have to do with it.
create function app.club_logo(club bigint, person bigint) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.logo
    from clubs c
      join memberships m on m.club_id = c.id
    where c.id = club
      and m.user_id = person
      and (m.status = app.pending() or app.is_active(m.status))
  $$;

-- Who decides on the plan of a club, by name. Only for members of that club.
create function app.plan_deciders(club bigint) returns table (user_id bigint, full_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.full_name
    from memberships m
      join users u on u.id = m.user_id
    where m.club_id = club
      and m.status = app.approved()
      and u.disabled_at is null
      and exists (
        select
        from memberships own
        where own.club_id = club and own.user_id = app.user_id() and own.status = app.approved()
      )
      and 'manage-licences' = any (app.permissions_of(club, u.id))
    order by u.last_name collate names, u.first_name collate names, u.id
  $$;

-- The one club of this name that can be asked, and what the caller is in it.
create function app.club_to_ask(club_name text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      case
        when count(*) = 1 then jsonb_agg(
          jsonb_build_object(
            'club_id', c.id, 'club_name', c.name,
            'status', (
              select status from memberships m where m.club_id = c.id and m.user_id = app.user_id()
            )
          )
        ) -> 0
      end
    from clubs c
    where lower(c.name) = lower(trim(club_name)) and c.open_to_requests and not c.is_individual
  $$;

-- Saves body data of the caller, or of a member they may see and manage; false when they may not.
-- fields holds what changes, as {"max_hr": 190}. An account outside the club is left alone.
create function app.save_profile(club bigint, person bigint, fields jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      editor bigint := app.user_id();
    begin
      if person is distinct from editor
        and not exists (
          select
          from memberships mine
            join memberships theirs on theirs.club_id = mine.club_id and theirs.user_id = person
          where mine.club_id = club
            and mine.user_id = editor
            and mine.status = app.approved()
            and club = app.club_id()
            and app.knows_person(club, person, theirs.status)
            and app.permissions_of(club, editor) @> array['view-athlete-profile', 'manage-members']
        ) then
        return false;
      end if;
      update users
        set date_of_birth =
          case
            when fields ? 'date_of_birth' then (fields ->> 'date_of_birth')::date
            else date_of_birth
          end,
          birth_day_known = birth_day_known or fields ? 'date_of_birth',
          gender = case when fields ? 'gender' then fields ->> 'gender' else gender end,
          phone =
            case
              when fields ? 'phone' then nullif(trim(fields ->> 'phone'), '')
              else phone
            end,
          emergency_contact =
            case
              when fields ? 'emergency_contact' then nullif(
                trim(fields ->> 'emergency_contact'), ''
              )
              else emergency_contact
            end,
          max_hr = case when fields ? 'max_hr' then (fields ->> 'max_hr')::smallint else max_hr end,
          resting_hr =
            case
              when fields ? 'resting_hr' then (fields ->> 'resting_hr')::smallint
              else resting_hr
            end,
          weight =
            case
              when fields ? 'weight' then (fields ->> 'weight')::double precision
              else weight
            end,
          hr_zones =
            case
              when not fields ? 'hr_zones' then hr_zones
              when jsonb_typeof(fields -> 'hr_zones') = 'array' then (
                select array_agg(bound::smallint order by place)
                from jsonb_array_elements_text(
                  fields -> 'hr_zones'
                ) with ordinality as z (bound, place)
              )
            end
        where id = person;
      return found;
    end
  $$;

grant execute on function
  app.is_running, app.my_clubs, app.club_logo, app.plan_deciders, app.club_to_ask,
  app.save_profile
to slipway_app;
