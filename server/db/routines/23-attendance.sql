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

-- Who goes out of a club does not come to what has not begun there. What follows is left to a job:
-- one statement may concern several clubs.
create function app.give_up_places() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      answers json;
    begin
      for answers in
        with gone as (
          select n.club_id, n.user_id
          from after n
            join before o on o.club_id = n.club_id and o.user_id = n.user_id
          where app.has_left(n.status)
            and o.status <> n.status
        ),
        given_up as (
          update attendance a
            set attending = app.stays_away(), waiting_since = null, wanted_since = null
            from gone g, sessions s
            where a.club_id = g.club_id
              and a.user_id = g.user_id
              and s.club_id = a.club_id
              and s.id = a.session_id
              and s.starts_at > now()
              and (a.attending = app.attends() or a.waiting_since is not null)
            returning a.club_id, a.session_id, a.user_id
        )
        select json_build_object(
          'club_id', club_id, 'session_ids', json_agg(distinct session_id),
          'user_ids', json_agg(distinct user_id)
        )
        from given_up
        group by club_id
      loop
        perform app.enqueue('answers-given-up', answers);
      end loop;
      return null;
    end
  $$;
create trigger give_up_places after update on memberships
  referencing old table as before new table as after
  for each statement execute function app.give_up_places();
