-- Pages by which people outside follow a session while it is recorded.

call app.protect('public_pages', 'not: a link shows the session to who has it');

-- The club and number of the page of a token, open or not; null for a token that no page has.
create function app.find_public_page(wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object('club_id', p.club_id, 'id', p.id)
    from public_pages p
    where p.token = wanted
  $$;

-- Whether the caller has one of some roles in a club, or is an administrator of the platform who
-- looks at all clubs.
create function app.oversees_club(club bigint, wanted_roles int[], everywhere boolean)
  returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (everywhere and exists (
        select from users u where u.id = app.user_id() and u.is_admin
      ))
      or exists (
        select
        from memberships m
          join membership_roles r on r.club_id = m.club_id and r.user_id = m.user_id
        where m.club_id = club
          and m.user_id = app.user_id()
          and m.status = app.approved()
          and r.role_id = any (wanted_roles)
      )
  $$;

-- The pages that are public now: of the clubs the caller coaches or manages, and of all clubs for
-- an administrator of the platform. What is still a draft, or of a plan that has ended or has no
-- live results, is not. Who heads a club or made a page can end it.
create function app.public_pages_now(
  feature int, overseers int[], heads int[], everywhere boolean
) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      coalesce(jsonb_agg(to_jsonb(l) - 'created_at' order by l.created_at desc, l.id desc), '[]')
    from (
      select p.id, p.club_id, c.name as club_name, p.session_id, s.name as session_name,
        s.kind = 'event' as is_event, s.starts_at, p.closes_at, p.token, p.created_at,
        coalesce(p.created_by = app.user_id(), false)
          or app.oversees_club(p.club_id, heads, everywhere) as can_end,
        (
          select count(distinct (r.crew_id, r.user_id))
          from live_recordings r
          where r.club_id = p.club_id and r.session_id = p.session_id and r.status = 2
        ) as recording
      from public_pages p
        join clubs c on c.id = p.club_id
        join sessions s on s.club_id = p.club_id and s.id = p.session_id
      where p.revoked_at is null
        and now() >= p.opens_at
        and now() < p.closes_at
        and s.deleted_at is null
        and s.published_at is not null
        and feature = any (app.features_of(p.club_id))
        and app.is_running(p.club_id)
        and app.oversees_club(p.club_id, overseers, everywhere)
      order by p.created_at desc, p.id desc
      limit 200
    ) l
  $$;

-- Ends a page of any club, by who may end it as the list says; false where there is none.
create function app.end_public_page(
  club bigint, page bigint, overseers int[], heads int[], everywhere boolean
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update public_pages p
      set revoked_at = now()
      where p.club_id = club and p.id = page and p.revoked_at is null
        and app.oversees_club(club, overseers, everywhere)
        and (p.created_by = app.user_id() or app.oversees_club(club, heads, everywhere));
      if not found then
        return false;
      end if;
      insert into audit_log (user_id, about_club, action, subject)
      values (app.user_id(), club, 'public-page-revoked', jsonb_build_object('id', page));
      perform app.send_live(
        jsonb_build_object('to', 'public page', 'club_id', club, 'id', page)
      );
      return true;
    end
  $$;

grant execute on function
  app.find_public_page, app.public_pages_now, app.end_public_page
to slipway_app;
