-- Results and training loads.

-- Whether an answer says that the person was there: a no-show was not, a late one was. It is the
-- rule wasPresent, for statements that filter by it.
create function app.was_present(attending smallint, presence text) returns boolean
  language sql immutable parallel safe
  as $$
    select (
      presence = 'late' or (attending = app.attends() and presence is distinct from 'no-show')
    ) is true
  $$;

-- A file or a result proves it, whatever was answered; a rating counts unless the coach says
-- otherwise. It is the rule tookPart, for statements that filter by it.
create function app.took_part(
  proven boolean, rated boolean, attending smallint, presence text
) returns boolean
  language sql immutable parallel safe
  as $$
    select (
      proven
      or presence is distinct from 'no-show' and (rated or app.was_present(attending, presence))
    ) is true
  $$;

call app.protect('results');
call app.protect('scores');
call app.protect('score_changes');
call app.protect('gmts');
call app.protect('kept_loads');

-- The loads of those who took part.
create view training_loads with (security_invoker = true) as
  select
    club_id, session_id, user_id, local_date, seconds, distance, zone_seconds, ets, ets_basis,
    foster, trimp
  from kept_loads
  where took_part;
grant select on training_loads to slipway_app, slipway_worker;

grant execute on function
  app.was_present, app.took_part
to slipway_app, slipway_worker;
