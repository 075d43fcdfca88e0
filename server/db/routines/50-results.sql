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

-- How a person is on the day of an instant on the club's clock, by mornings and answers to
-- sessions. It is the rule healthOn, for statements; every list that shows health asks it.
create function app.health_on(
  of_club bigint, of_person bigint, at timestamptz, out ill boolean, out injured boolean,
  out since date, out answered_at timestamptz
) returns setof record
  language sql stable set search_path = public, pg_temp
  as $$
    with span as (
      select c.time_zone, (at at time zone c.time_zone)::date as day
      from clubs c
      where c.id = of_club
    ),
    words as (
      select
        (s.starts_at at time zone span.time_zone)::date as day, a.ill, a.injured, a.answered_at,
        false as is_morning
      from span
      join sessions s on s.club_id = of_club and s.published_at is not null
        and s.starts_at >= (span.day - 13)::timestamp at time zone span.time_zone
        and s.starts_at < (span.day + 1)::timestamp at time zone span.time_zone
      join attendance a
        on a.club_id = s.club_id and a.session_id = s.id and a.user_id = of_person
      where a.answered_at is not null and (a.attending is not null or a.ill or a.injured)
      union all
      select m.day, m.health in ('ill', 'both'), m.health in ('injured', 'both'), m.changed_at, true
      from span
      join mornings m on m.club_id = of_club and m.user_id = of_person
        and m.day between span.day - 13 and span.day
      where m.health is not null
    ),
    said as (
      select day, bool_or(ill) as ill, bool_or(injured) as injured,
        max(answered_at) as answered_at
      from words w
      -- A morning takes the place of what was answered before it, and gives way to what was after.
      where not exists (
        select from words o
        where o.day = w.day and o.is_morning <> w.is_morning
          and (o.answered_at > w.answered_at or o.is_morning and o.answered_at = w.answered_at)
      )
      group by day
    )
    select latest.ill, latest.injured, (
      select min(d.day)
      from said d
      where (latest.ill or latest.injured) and d.day > coalesce((
        select max(w.day) from said w where not w.ill and not w.injured
      ), '-infinity')
    ), latest.answered_at
    from said latest
    order by latest.day desc
    limit 1
  $$;

-- How somebody says since their answer to a session to come that they are; nobody where that
-- answer is the latest word.
create function app.health_since(
  of_club bigint, of_person bigint, of_session bigint, answered timestamptz, out ill boolean,
  out injured boolean
) returns setof record
  language sql stable set search_path = public, pg_temp
  as $$
    select h.ill, h.injured
    from sessions s
    cross join lateral app.health_on(of_club, of_person, now()) h
    where s.club_id = of_club and s.id = of_session and s.starts_at > now()
      and h.answered_at > coalesce(answered, '-infinity')
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

-- What a body did goes out where everybody is seen whose result it is: the athlete, the whole crew,
-- or the athletes of the squad that were in the session.
do $$
  declare
    closed constant text := '(user_id is not null and not seen(user_id)) or (crew_id is not null '
      'and crew_id in (select crew_id from crew_users where not seen(user_id))) or (squad_id is '
      'not null and not (select coalesce(bool_and(seen(q.user_id)), false) from squad_users q join '
      'participants p on p.club_id = q.club_id and p.session_id = results.session_id and p.user_id '
      '= q.user_id and p.role_id = app.athlete() where q.club_id = results.club_id and q.squad_id '
      '= results.squad_id))';
    closed_ids constant text := format('(select id from results where %s)', closed);
  begin
    call app.protect('results', format('results: all; hiding note where %s', closed));
    call app.protect(
      'scores',
      format(
        'results, counted: all; hiding heart_rate, lactate, rpe, energy, note, sources where '
        'result_id in %s; ids in sources: activity_id of activities, by of users',
        closed_ids
      )
    );
    call app.protect(
      'score_changes',
      format(
        'results: where field not in (''heart_rate'', ''lactate'', ''rpe'', ''energy'', ''note'') '
        'or result_id not in %s',
        closed_ids
      )
    );
  end
$$;
call app.protect('gmts', 'settings: all');
call app.protect('kept_loads', 'not: worked out from what is here');

-- Queues working out all loads of a club again, once.
create function app.queue_club_loads(club bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.enqueue(
      'refresh-club-loads', json_build_object('club_id', club), 'refresh-club-loads ' || club
    )
  $$;

-- Queues working out loads again that were worked out by older rules, by club.
create function app.queue_old_loads(latest int) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.queue_club_loads(club_id)
    from (select distinct club_id from kept_loads where rules < latest) old
  $$;
revoke execute on function app.queue_old_loads from public;
grant execute on function app.queue_old_loads to slipway_worker;

-- The loads of those who took part.
create view training_loads with (security_invoker = true) as
  select
    club_id, session_id, user_id, local_date, seconds, distance, zone_seconds, ets, ets_basis,
    foster, trimp
  from kept_loads
  where took_part;
grant select on training_loads to slipway_app, slipway_worker;

grant execute on function
  app.was_present, app.took_part, app.health_on, app.health_since, app.queue_club_loads
to slipway_app, slipway_worker;
