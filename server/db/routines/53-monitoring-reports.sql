-- Who read whose mornings: one row a day and reader with those not noted on that day yet, so that
-- looking again adds nothing.
create function app.note_read_once(
  club bigint, reader bigint, people bigint[], what text
) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (user_id, about_club, action, subject)
    select reader, club, 'read-health',
      jsonb_build_object('read', what, 'user_ids', jsonb_agg(person order by person))
    from unnest(people) person
    where reader = app.user_id()
      and not exists (
        select
        from audit_log a
        where a.user_id = reader and a.at >= date_trunc('day', now()) and a.about_club = club
          and a.action = 'read-health' and a.subject ->> 'read' = what
          and a.subject -> 'user_ids' @> to_jsonb(person)
      )
    having count(*) > 0
  $$;

grant execute on function app.note_read_once to slipway_app;
