-- The wall: what only the club sees.

call app.protect('wall_settings', 'settings: all');
call app.protect(
  'wall_posts',
  'community: where deleted_at is null; without deleted_at; ids mentioned of users'
);
call app.protect(
  'wall_comments',
  'community: where deleted_at is null; without deleted_at; ids mentioned of users'
);
call app.protect('wall_reactions', 'community: all');
call app.protect('wall_comment_reactions', 'community: all');
call app.protect('wall_reports', 'not: for those alone who look after people');

-- Who sees a place of the club in context: everybody of the club, and of a draft those who plan.
create function app.wall_people(of_session bigint) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.user_id
    from memberships m
    where m.club_id = app.club_id() and m.status = app.approved()
      and (
        of_session is null
        or exists (
          select
          from sessions s
          where s.club_id = m.club_id and s.id = of_session and s.deleted_at is null
            and (
              s.published_at is not null
              or exists (
                select from membership_roles r
                where r.club_id = m.club_id and r.user_id = m.user_id and app.is_coach(r.role_id)
              )
              or exists (
                select from participants p
                where p.club_id = s.club_id and p.session_id = s.id and p.user_id = m.user_id
                  and p.edit
              )
              or 'view-edit-all-sessions' = any (app.permissions_of(m.club_id, m.user_id))
            )
        )
      )
  $$;

-- Sends to everybody who sees a place that a post there has changed, at commit. At most 400 people
-- fit in a message.
create function app.send_wall_change(of_session bigint, change jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.send_live(
      jsonb_build_object(
        'to', 'people', 'event', 'wall', 'user_ids', jsonb_agg(p.person), 'data', change
      )
    )
    from (
      select person, (row_number() over (order by person) - 1) / 400 as part
      from app.wall_people(of_session) as w (person)
    ) p
    group by p.part
  $$;

grant execute on function app.wall_people, app.send_wall_change to slipway_app;
