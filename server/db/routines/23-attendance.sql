-- Answers to sessions; who gets a place follows from events.

call app.protect('availability', 'planning: all');
call app.protect('absences', 'planning: where seen(user_id)');
call app.protect(
  'attendance',
  'planning: all; hiding reason, note, ill, injured, absence_id, attending_before where not '
  'seen(user_id); hiding answered_at where not seen(user_id) and attending is null and not '
  'did_alternative'
);
call app.protect('session_ratings', 'results: where seen(user_id)');
