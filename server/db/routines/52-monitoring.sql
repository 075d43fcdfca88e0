-- Mornings and what follows from them.

call app.protect(
  'mornings',
  'health, counted: where seen(user_id); hiding note where note_private'
);
call app.protect('morning_readings', 'health: where seen(user_id)');
call app.protect('monitoring_rules', 'settings: all');
call app.protect('monitored_squads', 'settings: all');
call app.protect(
  'monitoring_reminders',
  'not: a mark of a person for themselves, which is in the copy of their data'
);
call app.protect('return_notes', 'health: where seen(user_id)');

-- The clubs whose plan runs and has mornings, and in which somebody may have to be reminded of
-- theirs.
create function app.clubs_reminding_mornings() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id
    from clubs c
    where (
        exists (select from monitoring_rules r where r.club_id = c.id and r.remind_time is not null)
        or exists (
          select from monitoring_reminders o where o.club_id = c.id and o.remind_time is not null
        )
      )
      and 1 = any (app.features_of(c.id))
      and app.is_running(c.id)
  $$;

-- Who of the club in context was reminded since then. Only one transaction at a time finds out.
create function app.reminded_of_mornings(since timestamptz) returns setof bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('reminders of mornings', app.club_id()));
      return query
        select n.user_id
        from notifications n
        where n.about_club = app.club_id() and n.kind = 'morning-due' and n.created_at >= since;
    end
  $$;

grant execute on function
  app.clubs_reminding_mornings, app.reminded_of_mornings
to slipway_worker;
