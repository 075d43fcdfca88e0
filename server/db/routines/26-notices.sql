-- Notices are written once, with what is to be sent of them.

-- Whether a person of the squad takes part in one of these sessions, and half of the squad too.
create function app.trains_squad(club bigint, sessions bigint[], person bigint, squad bigint)
  returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from participants own
        join squad_users q on q.club_id = own.club_id and q.user_id = own.user_id
      where own.club_id = club
        and own.user_id = person
        and own.session_id = any (sessions)
        and q.squad_id = squad
        and 2 * (
          select count(*)
          from participants p
            join squad_users mate on mate.club_id = p.club_id and mate.user_id = p.user_id
          where p.club_id = club and p.session_id = own.session_id and mate.squad_id = squad
        ) >= (
          select count(*) from squad_users mate where mate.club_id = club and mate.squad_id = squad
        )
    )
  $$;

-- Who can be reached how, and what they have chosen. Of their squads those that the sessions are
-- of: the person takes part, and so does half of the squad.
create function app.notice_receivers(people bigint[], club bigint, sessions bigint[])
  returns table (
    user_id bigint, email text, first_name text, language text, has_mail boolean,
    has_push boolean, mails_stopped boolean, time_zone text, quiet_from text, quiet_until text,
    rhythm text, mail_time text, mail_weekday int, choices jsonb, squads bigint[]
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      u.id, u.email, u.first_name, u.preferred_language,
      u.email is not null and u.email_verified_at is not null and u.disabled_at is null,
      app.has_push(u.id),
      exists (select from notice_mail_stops x where x.user_id = u.id),
      coalesce(
        s.time_zone,
        (select c.time_zone from clubs c where c.id = club),
        (
          select c.time_zone
          from memberships m
            join clubs c on c.id = m.club_id
          where m.user_id = u.id and m.status = app.approved()
          order by c.id
          limit 1
        ),
        'UTC'
      ),
      s.quiet_from, s.quiet_until, s.rhythm, s.mail_time, s.mail_weekday::int,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'group', c.kind_group, 'way', c.way, 'squad_id', c.squad_id, 'wanted', c.wanted
            )
            order by c.id
          ),
          '[]'
        )
        from notice_choices c
        where c.user_id = u.id
      ),
      array(
        select distinct c.squad_id
        from notice_choices c
        where c.user_id = u.id
          and c.squad_id is not null
          and app.trains_squad(club, sessions, u.id, c.squad_id)
      )
    from users u
      left join notice_settings s on s.user_id = u.id
    where u.id = any (people)
    order by u.id
  $$;

-- Writes notices with their deliveries and a job for each, and shows them on people's screens. One
-- that folds goes into the unread one about the same link, which moves up.
create function app.add_notices(notices jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      one record;
      added bigint;
    begin
      for one in
        select *
        from jsonb_to_recordset(notices) as n (
          place int, user_id bigint, about_club bigint, level smallint, kind text, "values" jsonb,
          link text, in_app boolean, folds boolean, deliveries jsonb
        )
        order by user_id, place
      loop
        added := null;
        if one.folds then
          update notifications n
            set "values" = one.values || jsonb_build_object(
                'count', coalesce((n.values ->> 'count')::int, 1) + 1
              ),
              level = one.level, created_at = now(), in_app = n.in_app or one.in_app
            where n.id = (
              select max(o.id)
              from notifications o
              where o.user_id = one.user_id
                and o.kind = one.kind
                and o.read_at is null
                and o.link is not distinct from one.link
                and o.about_club is not distinct from one.about_club
            )
              and n.read_at is null
            returning n.id into added;
        end if;
        if added is null then
          insert into notifications (user_id, about_club, level, kind, "values", link, in_app)
            values (
              one.user_id, one.about_club, one.level, one.kind, one.values, one.link, one.in_app
            )
            returning id into added;
        end if;
        perform app.queue_deliveries(added, one.user_id, one.deliveries);
        if one.in_app then
          insert into user_stamps (user_id)
            values (one.user_id)
            on conflict (user_id)
            do update set notifications = now();
          perform app.send_live(
            jsonb_build_object('to', 'user', 'user_id', one.user_id, 'event', 'timestamps')
          );
        end if;
      end loop;
    end
  $$;

-- Puts a notice on its way. What has been sent of it already is not sent again.
create function app.queue_deliveries(notice bigint, person bigint, deliveries jsonb)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into notice_deliveries (notice_id, user_id, way, due_at)
      select notice, person, d.way, d.due_at
      from jsonb_to_recordset(deliveries) as d (way text, due_at timestamptz)
      on conflict (notice_id, way)
      do update set due_at = excluded.due_at
      where notice_deliveries.state = 'waiting';
      perform app.enqueue_outward(
        'deliver-notice', json_build_object('user_id', person, 'notice_id', notice, 'way', d.way),
        format('notice %s %s', notice, d.way), d.due_at
      )
      from notice_deliveries d
      where d.notice_id = notice
        and d.state = 'waiting'
        and d.way in (select g.way from jsonb_to_recordset(deliveries) as g (way text));
    end
  $$;

-- Notifies of what cannot be switched off: in the app, and by mail at once. Nobody is notified of
-- what they do themselves.
create function app.notify_person(
  person bigint, club bigint, notice_level smallint, notice_kind text, notice_values jsonb,
  notice_link text
) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if person is not distinct from app.user_id() then
        return;
      end if;
      perform app.add_notices(
        jsonb_build_array(
          jsonb_build_object(
            'place', 0, 'user_id', person, 'about_club', club, 'level', notice_level,
            'kind', notice_kind, 'values', notice_values, 'link', notice_link, 'in_app', true,
            'folds', false, 'deliveries', case
              when exists (
                select
                from users u
                where u.id = person and u.email is not null and u.email_verified_at is not null
              ) then jsonb_build_array(jsonb_build_object('way', 'mail', 'due_at', now()))
              else '[]'
            end
          )
        )
      );
    end
  $$;

call app.protect_own('notifications');
call app.protect_own('notice_settings');
call app.protect_own('notice_mail_stops');
call app.protect_own('notice_choices');
call app.protect_own('notice_deliveries');
call app.protect_own('notice_mail_codes');

grant execute on function
  app.notice_receivers, app.add_notices, app.queue_deliveries
to slipway_app, slipway_worker;
