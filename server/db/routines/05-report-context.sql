-- What reports take from a club: the `ReportContext` of domain/reports/context.ts.
create function app.report_context(club clubs) returns jsonb
  language sql stable parallel safe
  as $$
    select jsonb_build_object('season_month', club.season_month)
  $$;

-- The line of a report that a session of a day counts in; days are of the club's calendar. How a
-- day is written is stable and not immutable: said otherwise, PostgreSQL calls this for each row
-- instead of writing it into the statement, which takes three times as long.
-- A year is a season of the club, which begins on the first of a month.
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
