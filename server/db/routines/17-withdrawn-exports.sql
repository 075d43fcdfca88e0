-- Exports of clubs end when somebody no longer shows the health data that is in them, or is gone.

-- The exports, made or being made by others, of the clubs somebody was ever in.
create function app.exports_with(person bigint) returns bigint[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(e.id), '{}')
    from data_exports e
      join memberships m on m.club_id = e.about_club
    where m.user_id = person and e.user_id <> person and e.state in ('queued', 'running', 'done')
  $$;

-- Of these, those of one club whose makers see the person's health data now.
create function app.exports_showing(club bigint, person bigint) returns bigint[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(e.id), '{}')
    from data_exports e
    where e.about_club = club
      and e.id = any (app.exports_with(person))
      and person in (select app.visible_athletes(club, e.user_id))
  $$;

-- Ends exports before their time, which then have no day until which they could be fetched. A
-- queued one as well: it may begin before the change that ends it is committed.
create function app.end_exports(exports bigint[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update data_exports
      set state = 'ended', sha256 = null, link_hash = null, link_until = null, expires_at = null
      where id = any (exports) and state in ('queued', 'running', 'done')
  $$;

-- Ends those of the exports that showed the person whose makers do not see them any more.
create function app.end_hidden_exports(club bigint, person bigint, shown bigint[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.end_exports(
      array(
        select unnest(shown)
        intersect select unnest(app.exports_with(person))
        except select unnest(app.exports_showing(club, person))
      )
    )
  $$;

create function app.consent_withdrawn() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.end_exports(app.exports_with(new.id));
      return null;
    end
  $$;
create trigger consent_withdrawn after update of health_consent on users
  for each row
  when (old.health_consent and not new.health_consent)
  execute function app.consent_withdrawn();

-- Who leaves a club, or is refused, shows nothing there any more.
create function app.exports_of_who_left() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.end_exports(app.exports_showing(new.club_id, new.user_id));
      return new;
    end
  $$;
create trigger exports_of_who_left before update of status on memberships
  for each row
  when (app.has_left(new.status) and new.status is distinct from old.status)
  execute function app.exports_of_who_left();

grant execute on function
  app.exports_showing, app.end_hidden_exports
to slipway_app;
