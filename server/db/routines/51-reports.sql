-- The line of a report that a session of a day counts in; days are of the club's calendar.
create function app.report_period(by text, day date, session bigint) returns text
  language sql immutable parallel safe
  as $$
    select
      case by
        when 'day' then day::text
        when 'week' then date_trunc('week', day)::date::text
        when 'month' then date_trunc('month', day)::date::text
        when 'year' then date_trunc('year', day)::date::text
        when 'weekday' then extract(isodow from day)::text
        when 'session' then session::text
      end
  $$;

grant execute on function app.report_period to slipway_app, slipway_worker;

call app.protect('report_views');
call app.protect('report_view_defaults');
