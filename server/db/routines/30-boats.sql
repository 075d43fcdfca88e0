-- Crews and equipment.

-- Every club starts with one category of each kind.
create function app.stock_equipment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into equipment_categories (club_id, kind)
        select new.id, unnest(array['boat', 'oars', 'ergo', 'trailer', 'launch', 'other']);
      return null;
    end
  $$;
create trigger stock_equipment after insert on clubs
  for each row execute function app.stock_equipment();

call app.protect('crews');
call app.protect('crew_users');
call app.protect('seat_race_pieces');
call app.protect('seat_race_boats');
call app.protect('equipment_categories');
call app.protect('equipment');
call app.protect('equipment_logs');
call app.protect('equipment_bookings');
