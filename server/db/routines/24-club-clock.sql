-- The clock of a club: what a change of its time zone moves.

-- The instant at which a clock shows this time. A time skipped in spring is moved on by what is
-- skipped; of a time shown twice in autumn the first counts.
create function app.instant_of(wall timestamp, zone text) returns timestamptz
  language sql stable set search_path = public, pg_temp
  as $$
    select min(near.at)
    from (values (interval '0'), (interval '30 minutes'), (interval '1 hour')) as earlier (by)
      cross join lateral (select (wall at time zone zone) - earlier.by as at) near
    where earlier.by = interval '0' or near.at at time zone zone = wall
  $$;

-- The last day of what is planned; an end at midnight belongs to the day before.
create function app.last_day(starts timestamptz, ends timestamptz, zone text) returns date
  language sql stable
  as $$
    select (greatest(starts, ends - interval '1 microsecond') at time zone zone)::date
  $$;
grant execute on function app.last_day to slipway_app, slipway_worker;

-- The same time of day by another clock. What would end before it begins, because the other clock
-- skips that hour, keeps its duration.
create function app.by_other_clock(
  starts timestamptz, ends timestamptz, before text, after text, OUT starts_at timestamptz,
  OUT ends_at timestamptz
) returns record
  language plpgsql stable set search_path = public, pg_temp
  as $$
    declare
      wall timestamp := starts at time zone before;
      until timestamp := ends at time zone before;
    begin
      starts_at := app.instant_of(wall, after);
      ends_at := app.instant_of(until, after);
      if starts_at at time zone after <> wall then
        ends_at := starts_at + (until - wall);
      end if;
      if ends_at <= starts_at then
        ends_at := starts_at + (ends - starts);
      end if;
    end
  $$;

-- Plans follow the clock of the club: what is to come keeps its time of day, and whole days stay on
-- their days. What has begun stays at its instant. Nobody is notified, because the times people
-- know are the same. Deleted sessions are moved as well. Loads are counted again by their new days.
create function app.move_clock() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      utc constant text := 'YYYY-MM-DD"T"HH24:MI:SS"Z"';
    begin
      with moved as (
        select s.id, to_jsonb(to_char(s.starts_at at time zone 'UTC', utc)) as start_before,
          to_jsonb(to_char(s.ends_at at time zone 'UTC', utc)) as end_before, n.starts_at,
          n.ends_at,
          jsonb_build_object(
            'start_date', to_char(n.starts_at at time zone 'UTC', utc),
            'end_date', to_char(n.ends_at at time zone 'UTC', utc)
          ) as times
        from sessions s, app.by_other_clock(s.starts_at, s.ends_at, old.time_zone, new.time_zone) n
        where s.club_id = new.id
          and (s.starts_at > now() or s.all_day or s.sport_id = 9)
          and (n.starts_at, n.ends_at) is distinct from (s.starts_at, s.ends_at)
      ),
      notified as (
        update session_notified t
          set plan = t.plan || m.times
          from moved m
          where t.club_id = new.id
            and t.session_id = m.id
            and t.plan -> 'start_date' = m.start_before
            and t.plan -> 'end_date' = m.end_before
      ),
      remembered as (
        update session_states k
          set state = k.state || m.times
          from moved m
          where k.club_id = new.id and k.session_id = m.id
      )
      update sessions s
        set starts_at = m.starts_at, ends_at = m.ends_at,
          published_plan =
            case
              when s.published_plan -> 'start_date' = m.start_before
                and s.published_plan -> 'end_date' = m.end_before then s.published_plan || m.times
              else s.published_plan
            end
        from moved m
        where s.club_id = new.id and s.id = m.id;
      update equipment_bookings b
        set starts_at = n.starts_at, ends_at = n.ends_at
        from equipment_bookings o
        cross join lateral app.by_other_clock(
          o.starts_at, o.ends_at, old.time_zone, new.time_zone
        ) n
        where b.club_id = new.id and o.club_id = b.club_id and o.id = b.id and o.starts_at > now();
      perform app.queue_club_loads(new.id);
      return null;
    end
  $$;
create trigger clock_moves after update of time_zone on clubs
  for each row when (old.time_zone is distinct from new.time_zone)
  execute function app.move_clock();
