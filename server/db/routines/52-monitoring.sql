-- Mornings and what follows from them.

call app.protect('mornings');
call app.protect('morning_readings');
call app.protect('monitoring_rules');
call app.protect('monitored_squads');
call app.protect('monitoring_reminders');
call app.protect('return_notes');
