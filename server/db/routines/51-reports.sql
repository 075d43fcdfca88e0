-- The line of a report that a session of a day counts in; days are of the club's calendar. How a
-- day is written is stable and not immutable: said otherwise, PostgreSQL calls this for each row
-- instead of writing it into the statement, which takes three times as long.
-- A year is a season of the club, which begins on the first of a month. The context is that of
-- domain/reports/context.ts.
create function app.report_period(by text, day date, session bigint, context jsonb)
  returns text
  language sql stable parallel safe
  as $$
    select
      case by
        when 'day' then day::text
        when 'week' then date_trunc('week', day)::date::text
        when 'month' then date_trunc('month', day)::date::text
        when 'year' then (
          date_trunc('year', day - make_interval(months => (context ->> 'season_month')::int - 1))
            + make_interval(months => (context ->> 'season_month')::int - 1)
        )::date::text
        when 'weekday' then extract(isodow from day)::text
        when 'session' then session::text
      end
  $$;

grant execute on function app.report_period to slipway_app, slipway_worker;

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
