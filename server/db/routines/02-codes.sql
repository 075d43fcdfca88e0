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

-- Whether this status is one of the club's athletes and coaches: they are in, or on their way in.
create function app.is_active(status smallint) returns boolean
  language sql immutable parallel safe
  as $$ select status in (app.approved(), app.invited(), app.onboarding()) $$;

create function app.is_coach(role int) returns boolean
  language sql immutable parallel safe
  as $$ select role in (3, 6) $$;

grant execute on function
  app.has_left, app.is_active, app.is_coach, app.pending, app.approved, app.rejected, app.left_club,
  app.invited, app.declined, app.onboarding, app.active,
  app.athlete, app.manager, app.attends, app.stays_away
to slipway_app, slipway_worker;
