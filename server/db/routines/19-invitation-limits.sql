-- How many invitations go out, and addresses that want none.

-- Who of these got two invitations to the club in context within ten minutes, and the seconds until
-- the next one is allowed.
create function app.just_invited(people bigint[]) returns table (user_id bigint, wait int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.user_id,
      ceil(extract(epoch from min(c.created_at) + interval '10 minutes' - now()))::int
    from one_time_codes c
    where c.user_id = any (people)
      and c.purpose = 'invitation'
      and c.about_club = app.club_id()
      and c.reminds is null
      and c.created_at > now() - interval '10 minutes'
    group by c.user_id
    having count(*) > 1
  $$;

-- How addresses are kept that must not be readable.
create function app.address_hash(address text) returns bytea
  language sql immutable
  as $$
    select sha256(convert_to('invitations to ' || lower(trim(address)), 'UTF8'))
  $$;

-- Which of these addresses take no invitation to the club in context, because their owners want
-- none or they got the maximum of a day.
create function app.closed_to_invitations(
  addresses text[], most int
) returns table (address text, reason text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.address, case when unwanted.found then 'unwanted' else 'often' end
        from unnest(addresses) a (address)
        cross join lateral (
          select exists (
            select from unwanted_invitations n
            where n.address_hash = app.address_hash(a.address)
              and (n.about_club is null or n.about_club = app.club_id())) as found) unwanted
        where unwanted.found or (
          select count(*) from mails m
          where m.template in ('invitation', 'guardian-invitation') and m.address = a.address
            and m.created_at > now() - interval '24 hours') >= most
  $$;

-- Invitations of the last 24 hours by the club and by the person, with the seconds until the first
-- of them no longer counts.
create function app.invitation_count(club bigint, person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
          'plan', (select p.key from subscriptions s join plans p on p.id = s.plan_id
            where s.club_id = club and s.status = app.active()),
          'club', count(*) filter (where about_club = club),
          'person', count(*) filter (where caused_by = person),
          'wait', ceil(extract(epoch from min(created_at) + interval '24 hours' - now())))
        from mails
        where template in ('invitation', 'guardian-invitation')
          and created_at > now() - interval '24 hours'
          and (about_club = club or caused_by = person)
  $$;

-- The same for the caller, locked until the end of the transaction.
create function app.hold_invitation_count(club bigint) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('invitations of a club', club));
      perform pg_advisory_xact_lock(hashtextextended('invitations of a person', app.user_id()));
      return app.invitation_count(club, app.user_id());
    end
  $$;

-- What the owner of a link wants of invitations; a scope (club, all or none) sets it and declines
-- waiting invitations. Null for an unknown link.
create function app.stop_invitations(code_hash bytea, scope text) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      stop invitation_stops;
    begin
      select * into stop from invitation_stops where hash = code_hash;
      if not found then
        return null;
      end if;
      if scope is not null then
        delete from unwanted_invitations n where n.address_hash = stop.address_hash
          and (n.about_club is null or n.about_club = stop.about_club);
      end if;
      if scope in ('club', 'all') then
        insert into unwanted_invitations (address_hash, about_club)
          values (stop.address_hash, case scope when 'club' then stop.about_club end);
        -- Also as somebody a club brought in, in whose place the owner is invited.
        update memberships m
          set status = app.declined()
          where m.status = app.invited()
            and (scope = 'all' or m.club_id = stop.about_club)
            and (
              m.user_id = stop.user_id
                or exists (
                  select
                  from one_time_codes c
                  where c.user_id = stop.user_id
                    and c.about_club = m.club_id
                    and c.purpose = 'invitation'
                    and c.used_at is null
                    and (c.payload ->> 'in_place_of')::bigint = m.user_id
                )
            );
        update one_time_codes set used_at = now()
          where user_id = stop.user_id and purpose = 'invitation' and used_at is null
            and (scope = 'all' or about_club = stop.about_club);
      end if;
      return (select jsonb_build_object('club_name', c.name, 'scope', case
          when exists (select from unwanted_invitations n
            where n.address_hash = stop.address_hash and n.about_club is null) then 'all'
          when exists (select from unwanted_invitations n
            where n.address_hash = stop.address_hash and n.about_club = c.id) then 'club'
          else 'none' end)
        from clubs c where c.id = stop.about_club);
    end
  $$;

grant execute on function
  app.just_invited, app.closed_to_invitations, app.hold_invitation_count, app.stop_invitations
to slipway_app;
