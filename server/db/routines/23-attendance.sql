-- Answers to sessions; who gets a place follows from events.

call app.protect('availability');
call app.protect('absences');
call app.protect('attendance');
call app.protect('session_ratings');
