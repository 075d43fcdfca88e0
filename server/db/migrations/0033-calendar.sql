-- Views of the calendar a person keeps under a name; search is the address after the question mark, without a date.
create table calendar_views (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index calendar_views_user on calendar_views (club_id, user_id);
call app.protect('calendar_views');

-- Public pages and iCalendar feeds. A link holds while it is not revoked, not expired, and its maker is a member of the club.
create table calendar_links (
  club_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('page', 'feed')),
  scope text not null check (scope in ('mine', 'squads', 'club')),
  squad_ids bigint[] not null default '{}' check ((scope = 'squads') = (cardinality(squad_ids) > 0)),
  token text not null unique check (length(token) >= 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index calendar_links_user on calendar_links (club_id, user_id);
call app.protect('calendar_links');

-- What a calendar on a phone compares to know a newer version of a session.
alter table sessions add column revision int not null default 0;
create function app.revise_session() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger revise before update on sessions for each row execute function app.revise_session();

-- Tells those who have the club's calendar open that the plan of some days changed, once a statement; changes of drafts alone are for coaches.
create function app.tell_calendar(club bigint, drafts boolean, first timestamptz, last timestamptz) returns void
  language sql volatile set search_path = public, pg_temp
  as $$
    select app.tell(jsonb_build_object('to', 'calendar', 'club_id', club, 'drafts', drafts, 'data', jsonb_build_object('club_id', club,
      'from', to_char(first at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'to', to_char(last at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))))
  $$;
create function app.calendar_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.tell_calendar(club_id, bool_and(published_at is null), min(starts_at), max(ends_at)) from changed group by club_id;
  return null;
end $$;
create function app.calendar_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.tell_calendar(club_id, bool_and(published_at is null), min(starts_at), max(ends_at))
    from (select * from before union all select * from after) moved group by club_id;
  return null;
end $$;
create trigger calendar_added after insert on sessions referencing new table as changed for each statement execute function app.calendar_changed();
create trigger calendar_removed after delete on sessions referencing old table as changed for each statement execute function app.calendar_changed();
create trigger calendar_moved after update on sessions referencing old table as before new table as after
  for each statement execute function app.calendar_moved();

-- How the calendar of a club is coloured.
alter table clubs add column calendar_colours text not null default 'sport' check (calendar_colours in ('sport', 'compliance'));
grant update (calendar_colours) on clubs to slipway_app;

-- The link behind a secret; none unless it holds.
create function app.held_link(secret text, wanted text) returns setof calendar_links
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.* from calendar_links l
      join memberships m on m.club_id = l.club_id and m.user_id = l.user_id and m.status = 1 join users u on u.id = l.user_id
    where l.token = secret and l.kind = wanted and l.revoked_at is null and (l.expires_at is null or l.expires_at > now()) and u.disabled_at is null
  $$;

-- What a link leads to, with the language of its maker.
create function app.calendar_link(secret text, wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object('club_id', l.club_id, 'scope', l.scope, 'club_name', c.name, 'time_zone', c.time_zone, 'language', u.preferred_language,
      'squads', (select coalesce(jsonb_agg(s.name order by s.name), '[]') from squads s where s.club_id = l.club_id and s.id = any (l.squad_ids)))
    from app.held_link(secret, wanted) l join clubs c on c.id = l.club_id join users u on u.id = l.user_id
  $$;

-- The published sessions a link covers between two instants. Deleted ones are among them with their day of deletion, for feeds to cancel.
create function app.linked_sessions(secret text, wanted text, first timestamptz, last timestamptz) returns table (
    id bigint, kind text, name text, sport_id int, starts_at timestamptz, ends_at timestamptz, all_day boolean, location text, structure text,
    created_at timestamptz, updated_at timestamptz, revision int, deleted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.kind, s.name, s.sport_id, s.starts_at, s.ends_at, s.all_day, s.location,
      (select st.display from session_structures st where st.club_id = s.club_id and st.session_id = s.id), s.created_at, s.updated_at, s.revision, s.deleted_at
    from app.held_link(secret, wanted) l join sessions s on s.club_id = l.club_id
    where s.published_at is not null and s.ends_at >= first and s.starts_at < last
      and case l.scope
        when 'club' then true
        when 'mine' then exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id and p.user_id = l.user_id)
        else exists (select from participants p join squad_users q on q.club_id = p.club_id and q.user_id = p.user_id
          where p.club_id = s.club_id and p.session_id = s.id and p.role_id = 2 and q.squad_id = any (l.squad_ids))
      end
    order by s.starts_at, s.id limit 3000
  $$;
revoke execute on function app.revise_session(), app.tell_calendar(bigint, boolean, timestamptz, timestamptz), app.calendar_changed(), app.calendar_moved(),
  app.held_link(text, text), app.calendar_link(text, text), app.linked_sessions(text, text, timestamptz, timestamptz) from public;
grant execute on function app.calendar_link(text, text), app.linked_sessions(text, text, timestamptz, timestamptz) to slipway_app;
