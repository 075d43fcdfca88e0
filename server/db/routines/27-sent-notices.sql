-- Notices that are due, and mails of them that people stop.

-- Claims what is due of a person by a way until the transaction ends, and settles what has been
-- read meanwhile or is of a club the person is no longer in.
create function app.due_notices(person bigint, for_way text)
  returns table (
    id bigint, kind text, "values" jsonb, link text, created_at timestamptz, club_id bigint,
    club_name text, time_zone text, default_sport_id int
  )
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(format('notices %s %s', person, for_way), 0));
      update notice_deliveries d
        set state = case when n.read_at is null then 'gone' else 'read' end, settled_at = now()
        from notifications n
        where n.id = d.notice_id
          and d.user_id = person
          and d.way = for_way
          and d.state = 'waiting'
          and d.due_at <= now()
          and (
            n.read_at is not null
            or not exists (select from users u where u.id = person and u.disabled_at is null)
            or (
              n.about_club is not null
              and not exists (
                select
                from memberships m
                where m.club_id = n.about_club
                  and m.user_id = person
                  and m.status = app.approved()
              )
              and not exists (select from app.live_guardians(n.about_club, null, person))
            )
          );
      return query
        select
          n.id, n.kind, n.values, n.link, n.created_at, c.id, c.name, c.time_zone,
          c.default_sport_id
        from notice_deliveries d
          join notifications n on n.id = d.notice_id
          left join clubs c on c.id = n.about_club
        where d.user_id = person
          and d.way = for_way
          and d.state = 'waiting'
          and d.due_at <= now()
        order by n.created_at, n.id
        limit 200;
    end
  $$;

-- The squads of a person, with their clubs.
create function app.own_squads(person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', s.id, 'name', s.name, 'club', jsonb_build_object('id', c.id, 'name', c.name)
        )
        order by c.name collate names, s.name collate names, s.id
      ),
      '[]'
    )
    from squad_users q
      join squads s on s.club_id = q.club_id and s.id = q.squad_id
      join clubs c on c.id = q.club_id
      join memberships m on m.club_id = q.club_id and m.user_id = q.user_id
    where q.user_id = person and m.status = app.approved()
  $$;

-- What the owner of the code in a mail gets: they stop mails of a group or all, take that back, or
-- look with null. Null for an unknown code.
create function app.stop_notice_mails(code_hash bytea, stops boolean) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      code notice_mail_codes;
    begin
      select * into code from notice_mail_codes where hash = code_hash;
      if not found then
        return null;
      end if;
      if code.kind_group is null then
        if stops then
          insert into notice_mail_stops (user_id)
            values (code.user_id)
            on conflict do nothing;
        elsif not stops then
          delete from notice_mail_stops where user_id = code.user_id;
        end if;
      elsif stops is not null then
        delete from notice_choices c
        where c.user_id = code.user_id
          and c.kind_group = code.kind_group
          and c.way = 'mail'
          and c.squad_id is not null
          and c.wanted
          and stops;
        insert into notice_choices (user_id, kind_group, way, wanted)
          values (code.user_id, code.kind_group, 'mail', not stops)
          on conflict (user_id, kind_group, way, squad_id)
          do update set wanted = excluded.wanted;
      end if;
      return jsonb_build_object(
        'group', code.kind_group,
        'stopped', case
          when code.kind_group is null then exists (
            select from notice_mail_stops x where x.user_id = code.user_id
          )
          else exists (
            select
            from notice_choices c
            where c.user_id = code.user_id
              and c.kind_group = code.kind_group
              and c.way = 'mail'
              and c.squad_id is null
              and not c.wanted
          )
        end
      );
    end
  $$;

-- Deletes deliveries long after they were settled, and codes of mails of more than a year ago.
create function app.forget_old_deliveries_of_notices() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from notice_deliveries
    where state <> 'waiting' and settled_at < now() - interval '30 days';
    delete from notice_mail_codes where created_at < now() - interval '400 days';
  $$;

grant execute on function
  app.own_squads, app.stop_notice_mails
to slipway_app;

grant execute on function
  app.due_notices, app.forget_old_deliveries_of_notices
to slipway_worker;
