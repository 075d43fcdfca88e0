-- Plans of seasons.

call app.protect('seasons');
call app.protect('season_weeks');
call app.protect('season_goals');
