-- The club of a saved comparison, returned only to an approved member of that club, so that the
-- client can offer to switch.
create function app.club_of_race_report(token text, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.club_id
    from race_reports r
    join memberships m on m.club_id = r.club_id
    where r.uuid = token and m.user_id = person and m.status = app.approved()
  $$;

grant execute on function app.club_of_race_report to slipway_app;

call app.protect('race_reports', 'results: all');
call app.protect('race_report_lines', 'results: all');
call app.protect(
  'report_views',
  'settings: where shared; ids in question: squads of squads, athletes of users, tags of '
  'event_tags, curves of users'
);
call app.protect(
  'report_view_defaults',
  'not: a mark of a person for themselves, which is in the copy of their data'
);
