-- Challenges: what crosses clubs. Of people of another club nothing leaves but sums of teams.

call app.protect('challenges');
call app.protect('challenge_pictures');
call app.protect('challenge_invitations');
call app.protect('challenge_teams');
call app.protect('challenge_members');
call app.protect('challenge_entries');
call app.protect('challenge_days');

-- The challenges that the club in context sees: its own, those it is invited to or takes part in,
-- and public ones of clubs whose plan has challenges.
create function app.challenges_seen() returns table (
  id bigint, club_id bigint, club_name text, time_zone text, today date, relation text, slug text,
  title text, description text, rules text, cover text, image text, type smallint, sport_ids int[],
  metric text, aggregation text, target double precision, first_day date, last_day date,
  visibility text
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.club_id, o.name, o.time_zone, (now() at time zone o.time_zone)::date,
      case when c.club_id = app.club_id() then 'own' else coalesce(i.status, 'public') end,
      c.slug, c.title, c.description, c.rules, cover.file, image.file, c.type, c.sport_ids,
      c.metric, c.aggregation, c.target, c.first_day, c.last_day, c.visibility
    from challenges c
      join clubs o on o.id = c.club_id
      left join challenge_pictures cover on cover.club_id = c.club_id
        and cover.challenge_id = c.id and cover.kind = 'cover'
      left join challenge_pictures image on image.club_id = c.club_id
        and image.challenge_id = c.id and image.kind = 'image'
      left join challenge_invitations i on i.club_id = c.club_id and i.challenge_id = c.id
        and i.invited_club_id = app.club_id() and c.visibility = 'invited'
    where app.club_id() is not null
      and (
        c.club_id = app.club_id()
          or i.status in ('invited', 'accepted')
          or (c.visibility = 'public' and 28 = any (app.features_of(c.club_id)))
      )
  $$;

create function app.sees_challenge(asked bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from app.challenges_seen() s where s.id = asked)
  $$;

-- How the teams of a challenge stand. Members count who belong to a team now or gave it something.
create function app.standing_of(asked bigint) returns table (
  team_id bigint, club_id bigint, club_name text, name text, user_id bigint, max_size int,
  belonging int, people int, total double precision, best double precision, entries int
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with given as (
      select d.team_id, d.user_id, sum(d.total) as total, max(d.best) as best,
        sum(d.entries) as entries
      from challenge_days d
      where d.challenge_id = asked
      group by d.team_id, d.user_id
    ),
    people as (
      select coalesce(g.team_id, m.team_id) as team_id, count(*)::int as people,
        count(m.user_id)::int as belonging, sum(g.total) as total, max(g.best) as best,
        sum(g.entries)::int as entries
      from given g
        full join (
          select o.team_id, o.user_id
          from challenge_members o
          where o.challenge_id = asked and o.until_day is null
        ) m on m.team_id = g.team_id and m.user_id = g.user_id
      group by coalesce(g.team_id, m.team_id)
    )
    select t.id, t.club_id, c.name, t.name, t.user_id, t.max_size, coalesce(p.belonging, 0),
      coalesce(p.people, 0), p.total, p.best, coalesce(p.entries, 0)
    from challenge_teams t
      join clubs c on c.id = t.club_id
      left join people p on p.team_id = t.id
    where t.challenge_id = asked
  $$;

-- The same for the club in context, which has to see the challenge. Of other clubs nobody is
-- named: somebody who is a team of their own there has no name either.
create function app.challenge_standing(asked bigint) returns table (
  team_id bigint, club_id bigint, club_name text, name text, user_id bigint, max_size int,
  belonging int, people int, total double precision, best double precision, entries int
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.team_id, s.club_id, s.club_name, s.name,
      case when s.club_id = app.club_id() then s.user_id end, s.max_size, s.belonging, s.people,
      s.total, s.best, s.entries
    from app.challenges_seen() seen
      cross join lateral app.standing_of(seen.id) s
    where seen.id = asked
  $$;

-- What the teams of a challenge did day by day.
create function app.challenge_course(asked bigint) returns table (
  team_id bigint, day date, total double precision, best double precision, entries int
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.team_id, d.day, sum(d.total), max(d.best), sum(d.entries)::int
    from app.challenges_seen() seen
      join challenge_days d on d.challenge_id = seen.id
    where seen.id = asked
    group by d.team_id, d.day
  $$;

-- Whether somebody is in a team of a challenge for any club now.
create function app.is_in_challenge(asked bigint, person bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from challenge_members m
      where m.challenge_id = asked and m.user_id = person and m.until_day is null
    ) and exists (
      select from memberships m where m.club_id = app.club_id() and m.user_id = person
    )
  $$;

-- By which rules the people of the club in context are scored.
create function app.challenge_rules(chosen bigint[]) returns table (
  id bigint, time_zone text, first_day date, last_day date, sport_ids int[], metric text
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, o.time_zone, c.first_day, c.last_day, c.sport_ids, c.metric
    from challenges c
      join clubs o on o.id = c.club_id
    where (chosen is null or c.id = any (chosen))
      and exists (
        select from challenge_members m
        where m.club_id = app.club_id() and m.challenge_id = c.id
      )
  $$;

-- The clubs that have teams in a challenge of the club in context.
create function app.clubs_in_challenge(asked bigint) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct t.club_id
    from challenge_teams t
    where t.challenge_id = asked and t.challenge_club_id = app.club_id()
  $$;

-- The addresses there are that begin like one; not which clubs have them.
create function app.challenge_slugs(wanted text) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.slug
    from challenges c
    where c.slug = wanted or c.slug like wanted || '-%'
  $$;

-- Waits for the turn of a club to count its people, and holds it to the end of the transaction.
create function app.take_challenge_turn(club bigint) returns void
  language sql
  as $$
    select pg_advisory_xact_lock(hashtextextended('challenges ' || club, 0))
  $$;

-- Adds up again what people of a club gave on some days.
create function app.sum_challenge_days(
  club bigint, challenge_ids bigint[], people bigint[], days date[]
) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    with touched as (
      select distinct n.challenge_id, n.user_id, n.day
      from unnest(challenge_ids, people, days) as n (challenge_id, user_id, day)
      where club = app.club_id() or exists (
        select from challenge_teams t
        where t.club_id = club and t.challenge_id = n.challenge_id
          and t.challenge_club_id = app.club_id()
      )
    ),
    fresh as (
      select e.challenge_id, e.team_id, e.user_id, e.day, sum(e.value) as total,
        max(e.value) as best, count(*)::int as entries
      from touched n
        join challenge_entries e on e.club_id = club and e.challenge_id = n.challenge_id
          and e.user_id = n.user_id and e.day = n.day and e.counts
      group by e.challenge_id, e.team_id, e.user_id, e.day
    ),
    deleted as (
      delete from challenge_days d
      using touched n
      where d.club_id = club and d.challenge_id = n.challenge_id and d.user_id = n.user_id
        and d.day = n.day
        and not exists (
          select from fresh f
          where f.team_id = d.team_id and f.user_id = d.user_id and f.day = d.day
        )
    )
    insert into challenge_days as d (
      club_id, challenge_id, team_id, user_id, day, total, best, entries
    )
    select club, f.challenge_id, f.team_id, f.user_id, f.day, f.total, f.best, f.entries
    from fresh f
    on conflict (club_id, team_id, user_id, day) do update
    set total = excluded.total, best = excluded.best, entries = excluded.entries
  $$;

grant execute on function
  app.challenges_seen, app.sees_challenge, app.challenge_slugs, app.challenge_standing,
  app.challenge_course, app.is_in_challenge, app.challenge_rules, app.clubs_in_challenge,
  app.take_challenge_turn, app.sum_challenge_days
to slipway_app;
grant execute on function
  app.challenges_seen, app.challenge_standing, app.challenge_rules, app.clubs_in_challenge,
  app.take_challenge_turn, app.sum_challenge_days
to slipway_worker;
