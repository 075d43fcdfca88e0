-- Pages by which people outside follow a session while it is recorded.

call app.protect('public_pages');

-- The club and number of the page of a token, open or not; null for a token that no page has.
create function app.find_public_page(wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object('club_id', p.club_id, 'id', p.id)
    from public_pages p
    where p.token = wanted
  $$;

-- The pages that are public now: of the clubs the caller coaches, and of all clubs for an
-- administrator of the platform. What is still a draft, or of a plan without live results, is not.
create function app.public_pages_now(
  feature int, coaches int[], everywhere boolean
) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      coalesce(jsonb_agg(to_jsonb(l) - 'created_at' order by l.created_at desc, l.id desc), '[]')
    from (
      select p.id, p.club_id, c.name as club_name, p.session_id, s.name as session_name,
        s.starts_at, p.closes_at, p.token, p.created_at,
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
        and (
          (
            everywhere
              and exists (
                select from users u where u.id = app.user_id() and u.is_admin
              )
          )
            or exists (
              select
              from memberships m
                join membership_roles r on r.club_id = m.club_id and r.user_id = m.user_id
              where m.club_id = p.club_id
                and m.user_id = app.user_id()
                and m.status = app.approved()
                and r.role_id = any (coaches)
            )
        )
      order by p.created_at desc, p.id desc
      limit 200
    ) l
  $$;

grant execute on function
  app.find_public_page, app.public_pages_now
to slipway_app;
