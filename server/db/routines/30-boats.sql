-- Crews and equipment.

call app.protect('crews', 'results: all');
call app.protect('crew_users', 'results: all');
call app.protect('seat_race_pieces', 'results: all');
call app.protect('seat_race_boats', 'results: all');
call app.protect('event_races', 'results: all');
call app.protect('equipment_categories', 'boats: all');
call app.protect('equipment', 'boats, counted: all; without sticker_code');
call app.protect('equipment_logs', 'boats: all');
call app.protect('equipment_bookings', 'boats: all');

-- Whether somebody in a boat is hidden from the person in context, and the boat bears their name.
create function app.bears_hidden_name(of_club bigint, crew bigint, name text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from crew_users cu
        join users u on u.id = cu.user_id
      where cu.club_id = of_club and cu.club_id = app.club_id() and cu.crew_id = crew
        and u.date_of_birth > app.hidden_since() and u.id is distinct from app.user_id()
        and (app.contains(name, u.last_name) or app.contains(name, u.first_name))
    )
  $$;

-- What a crew is called, for the person in context; without settings of its own it is worked out
-- within the statement, where mostly nobody is hidden.
create function app.crew_name(of_club bigint, crew bigint, name text) returns text
  language sql stable parallel safe
  as $$
    select case
      when app.hidden_since() is not null and app.bears_hidden_name(of_club, crew, name) then '–'
      else name
    end
  $$;

-- Whether a recording or a result is in the name of a crew, also one that is hidden from the person
-- in context: loads follow from who sits in it.
create function app.is_counted(of_club bigint, crew bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select of_club = app.club_id() and (
      exists (select from activities a where a.club_id = of_club and a.crew_id = crew)
      or exists (select from results r where r.club_id = of_club and r.crew_id = crew)
    )
  $$;
grant execute on function app.bears_hidden_name, app.crew_name, app.is_counted
to slipway_app, slipway_worker;

-- Crews that row together, without the boats of a seat race, which change with the piece.
create view lasting_crews with (security_invoker = true) as
  select
    c.club_id, c.id, c.session_id, app.crew_name(c.club_id, c.id, c.name) as name, c.boat_type,
    c.age, c.gender, c.weight, c.published_at, c.updated_at
  from crews c
  where not exists (
    select from seat_race_boats b where b.club_id = c.club_id and b.crew_id = c.id
  );
grant select on lasting_crews to slipway_app, slipway_worker;
