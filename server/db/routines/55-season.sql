-- Plans of seasons.

call app.protect('seasons', 'planning: where user_id is null or seen(user_id)');
call app.protect('season_weeks', 'planning: all');
call app.protect('season_goals', 'planning: all');
call app.protect('season_changes', 'planning: all');
call app.protect('season_templates', 'planning: where user_id is null');
