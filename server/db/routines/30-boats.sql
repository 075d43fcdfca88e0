-- Crews and equipment.

call app.protect('crews');
call app.protect('crew_users');
call app.protect('seat_race_pieces');
call app.protect('seat_race_boats');
call app.protect('event_races');
call app.protect('equipment_categories');
call app.protect('equipment');
call app.protect('equipment_logs');
call app.protect('equipment_bookings');

-- Crews that row together, without the boats of a seat race, which change with the piece.
create view lasting_crews with (security_invoker = true) as
  select
    c.club_id, c.id, c.session_id, c.name, c.boat_type, c.age, c.gender, c.weight, c.published_at,
    c.updated_at
  from crews c
  where not exists (
    select from seat_race_boats b where b.club_id = c.club_id and b.crew_id = c.id
  );
grant select on lasting_crews to slipway_app, slipway_worker;
