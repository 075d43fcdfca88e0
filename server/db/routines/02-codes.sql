-- Codes of domain/constants by name, which PostgreSQL replaces by the number when it plans.

create function app.pending() returns smallint
  language sql immutable parallel safe
  as $$ select 0::smallint $$;
create function app.approved() returns smallint
  language sql immutable parallel safe
  as $$ select 1::smallint $$;
create function app.rejected() returns smallint
  language sql immutable parallel safe
  as $$ select 2::smallint $$;
create function app.left_club() returns smallint
  language sql immutable parallel safe
  as $$ select 3::smallint $$;
create function app.invited() returns smallint
  language sql immutable parallel safe
  as $$ select 4::smallint $$;
create function app.declined() returns smallint
  language sql immutable parallel safe
  as $$ select 5::smallint $$;
create function app.onboarding() returns smallint
  language sql immutable parallel safe
  as $$ select 6::smallint $$;
create function app.active() returns smallint
  language sql immutable parallel safe
  as $$ select 2::smallint $$;
create function app.athlete() returns int
  language sql immutable parallel safe
  as $$ select 2::int $$;
create function app.manager() returns int
  language sql immutable parallel safe
  as $$ select 5::int $$;
create function app.attends() returns smallint
  language sql immutable parallel safe
  as $$ select 1::smallint $$;
create function app.stays_away() returns smallint
  language sql immutable parallel safe
  as $$ select 2::smallint $$;

-- Whether this status of a membership is one of somebody who has left the club or was refused.
create function app.has_left(status smallint) returns boolean
  language sql immutable parallel safe
  as $$ select status in (app.rejected(), app.left_club(), app.declined()) $$;

grant execute on function
  app.has_left, app.pending, app.approved, app.rejected, app.left_club,
  app.invited, app.declined, app.onboarding, app.active,
  app.athlete, app.manager, app.attends, app.stays_away
to slipway_app, slipway_worker;
