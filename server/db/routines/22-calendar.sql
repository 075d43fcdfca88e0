-- The open calendar and its public links.

-- Notifies everyone who has the calendar of the club open that some days changed; drafts are
-- announced to coaches only.
create function app.send_live_calendar(
  club bigint, drafts boolean, first timestamptz, last timestamptz
) returns void
  language sql set search_path = public, pg_temp
  as $$
    select app.send_live(
      jsonb_build_object(
        'to', 'calendar', 'club_id', club, 'drafts', drafts,
        'data', jsonb_build_object(
          'club_id', club, 'from', to_char(first at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'to', to_char(last at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        )
      )
    )
  $$;

-- Sessions that were added or deleted.
create function app.calendar_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.send_live_calendar(
        club_id, bool_and(published_at is null), min(starts_at), max(ends_at)
      )
      from changed
      group by club_id;
      return null;
    end
  $$;
create trigger calendar_added after insert on sessions
  referencing new table as changed
  for each statement execute function app.calendar_changed();
create trigger calendar_removed after delete on sessions
  referencing old table as changed
  for each statement execute function app.calendar_changed();

-- Sessions that were changed, on their former and new days.
create function app.calendar_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.send_live_calendar(
        club_id, bool_and(published_at is null), min(starts_at), max(ends_at)
      )
      from (select * from before union all select * from after) moved
      group by club_id;
      return null;
    end
  $$;
create trigger calendar_moved after update on sessions
  referencing old table as before new table as after
  for each statement execute function app.calendar_moved();

-- The link of a secret, if it is valid.
create function app.held_link(secret text, wanted text) returns setof calendar_links
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.*
    from calendar_links l
      join memberships m on m.club_id = l.club_id
        and m.user_id = l.user_id
        and m.status = app.approved()
      join users u on u.id = l.user_id
    where l.token = secret
      and l.kind = wanted
      and l.revoked_at is null
      and (l.expires_at is null or l.expires_at > now())
      and u.disabled_at is null
  $$;

-- What a link leads to, the language of its maker and what they may show now in their club.
create function app.calendar_link(secret text, wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'club_id', l.club_id, 'kind', l.kind, 'scope', l.scope, 'club_name', c.name,
      'time_zone', c.time_zone, 'language', u.preferred_language,
      'subscription_ends', (
        select greatest(s.next_bill_date, s.grace_until)
        from subscriptions s
        where s.club_id = l.club_id and s.status = app.active()
      ),
      'maker_roles', (
        select coalesce(jsonb_agg(r.role_id), '[]')
        from membership_roles r
        where r.club_id = l.club_id and r.user_id = l.user_id
      ),
      'squad_ids', (
        select coalesce(jsonb_agg(s.id), '[]')
        from squads s
        where s.club_id = l.club_id and s.id = any (l.squad_ids)
      ),
      'own_squads', (
        select coalesce(jsonb_agg(q.squad_id), '[]')
        from squad_users q
        where q.club_id = l.club_id and q.user_id = l.user_id and q.squad_id = any (l.squad_ids)
      ),
      'squads', (
        select coalesce(jsonb_agg(s.name order by s.name collate names), '[]')
        from squads s
        where s.club_id = l.club_id and s.id = any (l.squad_ids)
      )
    )
    from app.held_link(secret, wanted) l
      join clubs c on c.id = l.club_id
      join users u on u.id = l.user_id
  $$;

-- The published sessions of a link between two instants. Deleted ones are included with the time of
-- their deletion, so that feeds can cancel them.
create function app.linked_sessions(
  secret text, wanted text, first timestamptz, last timestamptz
) returns table (
  id bigint, kind text, event_type text, name text, sport_id int, starts_at timestamptz,
  ends_at timestamptz, all_day boolean, location text, structure text, created_at timestamptz,
  updated_at timestamptz, revision int, deleted_at timestamptz
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.kind, s.event_type, s.name, s.sport_id, s.starts_at, s.ends_at, s.all_day,
      s.location,
      (
        select st.display
        from session_structures st
        where st.club_id = s.club_id and st.session_id = s.id
      ), s.created_at, s.updated_at, s.revision, s.deleted_at
    from app.held_link(secret, wanted) l
      join sessions s on s.club_id = l.club_id
    where s.published_at is not null
      and s.ends_at >= first
      and s.starts_at < last
      and
        case l.scope
          when 'club' then true
          when 'mine' then exists (
            select
            from participants p
            where p.club_id = s.club_id and p.session_id = s.id and p.user_id = l.user_id
          )
          else exists (
            select
            from participants p
              join squad_users q on q.club_id = p.club_id and q.user_id = p.user_id
            where p.club_id = s.club_id
              and p.session_id = s.id
              and p.role_id = app.athlete()
              and q.squad_id = any (l.squad_ids)
          )
        end
    order by s.starts_at, s.id
    limit 3000
  $$;

call app.protect(
  'session_templates', 'planning: all; ids in plan: exercise_id of exercises, venue_id of venues'
);
call app.protect(
  'session_favourites',
  'not: a mark of a person for themselves, which is in the copy of their data'
);
call app.protect(
  'calendar_views',
  'not: a mark of a person for themselves, which is in the copy of their data'
);
call app.protect('calendar_links', 'not: a link shows the calendar to who has it');

grant execute on function
  app.calendar_link, app.linked_sessions
to slipway_app;
