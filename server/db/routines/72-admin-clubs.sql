-- Clubs and plans, for administrators of the platform.

-- A page of clubs by filter and order.
create function app.admin_clubs(
  filter jsonb, sort_by text, falling boolean, skip int, most int
) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        with chosen as (
          select c.id, c.name, c.description, c.country, c.is_individual, c.created_at,
            s.next_bill_date, p.id as plan_id, p.key as plan, u.full_name as creator,
            coalesce(
              greatest(s.next_bill_date, s.grace_until) < (now() at time zone c.time_zone)::date,
              true
            ) as expired,
            case sort_by
              when 'name' then lower(c.name)
              when 'country' then coalesce(c.country, '')
              when 'plan' then coalesce(p.key, '')
              when 'next_bill_date' then coalesce(to_char(s.next_bill_date, 'YYYY-MM-DD'), '')
              when 'created_at' then to_char(
                c.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'
              )
              else to_char(c.id, 'FM00000000000000000000')
            end as rank
          from clubs c
            left join subscriptions s on s.club_id = c.id and s.status = app.active()
            left join plans p on p.id = s.plan_id
            left join users u on u.id = c.creator_id
          where (filter ->> 'club_id' is null or c.id = (filter ->> 'club_id')::bigint)
            and app.contains(c.name, filter ->> 'name')
            and app.contains(coalesce(c.description, ''), filter ->> 'description')
            and (filter ->> 'country_id' is null or c.country = filter ->> 'country_id')
            and (
              filter ->> 'plan_ids' is null
                or p.id = any (string_to_array(filter ->> 'plan_ids', ',')::bigint[])
            )
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
                to_jsonb(p) - array['place', 'rank'] || jsonb_build_object(
                  'members', (
                    select count(*)
                    from memberships m
                    where m.club_id = p.id and m.status = app.approved()
                  )
                )
                order by p.place
              ), '[]'
            )
            from page p
          )
        )
      );
    end
  $$;

-- Returns one club with its plan.
create function app.admin_club(club bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select jsonb_build_object(
          'id', c.id, 'name', c.name, 'description', c.description, 'country', c.country,
          'time_zone', c.time_zone,
          'default_sport_id', c.default_sport_id, 'is_individual', c.is_individual,
          'created_at', c.created_at, 'creator_id', c.creator_id, 'creator', u.full_name,
          'creator_email', u.email, 'plan_id', s.plan_id, 'next_bill_date', s.next_bill_date,
          'extra_features', coalesce(to_jsonb(s.extra_features), '[]'),
          'withheld_features', coalesce(to_jsonb(s.withheld_features), '[]'),
          'members', (
            select count(*) from memberships m where m.club_id = c.id and m.status = app.approved()
          )
        )
        from clubs c
          left join subscriptions s on s.club_id = c.id and s.status = app.active()
          left join users u on u.id = c.creator_id
        where c.id = club
      );
    end
  $$;

-- Puts a club on a plan until a day; features added to it stay.
create function app.run_plan(club bigint, plan bigint, until date) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      update subscriptions
        set plan_id = plan, next_bill_date = until
        where club_id = club and status = app.active();
      if not found then
        insert into subscriptions (club_id, plan_id, status, next_bill_date)
          values (club, plan, app.active(), until);
      end if;
    end
  $$;

-- Saves what is given of a club; a new one (null) starts like every other. A creator who is given
-- becomes its manager. Null for an unknown club or person.
create function app.admin_save_club(club bigint, given jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      saved bigint := club;
      founder bigint := (given ->> 'creator_id')::bigint;
    begin
      perform app.demand_admin();
      if given ? 'creator_id' and not exists (select from users where id = founder)
        or exists (select from plans where id = (given ->> 'plan_id')::bigint and is_add_on)
      then
        return null;
      end if;
      if club is null then
        saved := app.create_club(
          given ->> 'name', given ->> 'time_zone', (given ->> 'default_sport_id')::int, founder,
          false, (select key from plans where id = (given ->> 'plan_id')::bigint), '{}', null
        );
      end if;
      update clubs c
        set (name, description, country, time_zone, default_sport_id, creator_id) = (
            select r.name, r.description, r.country, r.time_zone, r.default_sport_id, r.creator_id
            from jsonb_populate_record(c, given) r
          )
        where c.id = saved
        returning c.id into saved;
      if saved is null then
        return null;
      end if;
      if given ? 'creator_id' then
        insert into memberships (club_id, user_id, status)
          values (saved, founder, app.approved())
          on conflict (club_id, user_id)
          do update set status = app.approved()
          where memberships.status <> app.approved();
        insert into membership_roles (club_id, user_id, role_id)
          values (saved, founder, app.manager())
          on conflict do nothing;
      end if;
      if given ? 'plan_id' then
        insert into subscriptions (club_id, plan_id, status)
          values (saved, (given ->> 'plan_id')::bigint, app.active())
          on conflict do nothing;
      end if;
      update subscriptions s
        set (plan_id, next_bill_date, extra_features, withheld_features) = (
            select r.plan_id, r.next_bill_date, r.extra_features, r.withheld_features
            from jsonb_populate_record(s, given) r
          )
        where s.club_id = saved and s.status = app.active();
      perform app.note_admin(
        case when club is null then 'admin-create-club' else 'admin-edit-club' end, founder, saved,
        given
      );
      return saved;
    end
  $$;

-- How many clubs have a plan.
create function app.admin_clubs_by_plan() returns table (plan_id bigint, clubs bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return query
        select s.plan_id, count(*)
        from subscriptions s
        where s.status = app.active()
        group by s.plan_id;
    end
  $$;

-- Adds a feature to a plan or removes it.
create function app.admin_set_plan_feature(plan bigint, feature int, included boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      if included then
        insert into plan_features (plan_id, feature_id)
          values (plan, feature)
          on conflict do nothing;
      else
        delete from plan_features where plan_id = plan and feature_id = feature;
      end if;
      perform app.note_admin(
        'admin-set-plan-feature', null, null,
        jsonb_build_object('plan_id', plan, 'feature_id', feature, 'included', included)
      );
    end
  $$;

grant execute on function
  app.admin_clubs, app.admin_club, app.admin_save_club, app.admin_clubs_by_plan,
  app.admin_set_plan_feature
to slipway_app;
