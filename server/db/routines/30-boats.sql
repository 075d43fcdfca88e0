-- Crews and equipment.

call app.protect('crews');
call app.protect('crew_users');
call app.protect('seat_race_pieces');
call app.protect('seat_race_boats');
call app.protect('equipment_categories');
call app.protect('equipment');
call app.protect('equipment_logs');
call app.protect('equipment_bookings');
