-- What people and teams gave in challenges, and who may see it.

-- What counts in a challenge, by person and day. Load counts of those only who let it be seen: with
-- consent to health data, in the club, and not hidden from everybody. Only functions that run as
-- their owner call it; without settings of its own it becomes a part of their statements.
create function app.challenge_days_counted(asked bigint) returns setof challenge_days
  language sql stable
  as $$
    select d.*
    from challenge_days d
    where d.challenge_id = asked
      and (select c.metric from challenges c where c.id = asked) <> 'ets'
    union all
    select d.*
    from challenge_days d
      join users u on u.id = d.user_id
      join memberships m on m.club_id = d.club_id and m.user_id = d.user_id
      left join privacy_settings s on s.club_id = d.club_id and s.user_id = d.user_id
    where d.challenge_id = asked
      and (select c.metric from challenges c where c.id = asked) = 'ets'
      and u.health_consent
      and not app.has_left(m.status)
      and coalesce(s.mode, '') <> 'only-me'
  $$;

-- What people of the club in context gave to the teams of a challenge that it sees.
create function app.challenge_given(asked bigint) returns table (
  team_id bigint, user_id bigint, total double precision, best double precision, entries int
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.team_id, d.user_id, sum(d.total), max(d.best), sum(d.entries)::int
    from app.challenge_days_counted(asked) d
    where d.club_id = app.club_id()
    group by d.team_id, d.user_id
  $$;

-- Members whose figures a viewer of their club sees in a challenge that does not count load: who
-- take part, have consented, and are open to the viewer. Of the others only sums are shown.
create function app.challengers_shown(club bigint, viewer bigint) returns setof bigint
  language sql stable
  as $$
    select m.user_id
    from memberships m
      join users u on u.id = m.user_id
      left join privacy_settings s on s.club_id = m.club_id and s.user_id = m.user_id
      left join privacy_coaches n on n.club_id = m.club_id and n.user_id = m.user_id
        and n.coach_id = challengers_shown.viewer
    where m.club_id = challengers_shown.club
      and app.impersonator_id() is null
      and (
        m.user_id = challengers_shown.viewer
          or (
            u.health_consent
              and not app.has_left(m.status)
              and
                case coalesce(s.mode, 'all-coaches')
                  when 'all-coaches' then true
                  when 'specific-coaches' then n.coach_id is not null
                  when 'all-coaches-except' then n.coach_id is null
                  else false
                end
          )
      )
  $$;

-- How the teams of a challenge stand. Members count who belong to a team now or gave it something.
-- Open is what may be seen outside the club of the team: no load, and no sum of fewer than three
-- people, or of fewer than five where somebody may be under 18.
create function app.standing_of(asked bigint) returns table (
  team_id bigint, club_id bigint, club_name text, name text, user_id bigint, max_size int,
  belonging int, people int, total double precision, best double precision, entries int,
  is_open boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with given as (
      select d.team_id, d.user_id, sum(d.total) as total, max(d.best) as best,
        sum(d.entries) as entries
      from app.challenge_days_counted(asked) d
      group by d.team_id, d.user_id
    ),
    people as (
      select coalesce(g.team_id, m.team_id) as team_id, count(*)::int as people,
        count(m.user_id)::int as belonging, sum(g.total) as total, max(g.best) as best,
        sum(g.entries)::int as entries, count(g.user_id) as giving,
        -- Nobody is of age whose birth nobody knows.
        bool_or(u.date_of_birth is null or u.date_of_birth > current_date - interval '18 years')
          filter (where g.user_id is not null) as has_minors
      from given g
        full join (
          select o.team_id, o.user_id
          from challenge_members o
          where o.challenge_id = asked and o.until_day is null
        ) m on m.team_id = g.team_id and m.user_id = g.user_id
        left join users u on u.id = g.user_id
      group by coalesce(g.team_id, m.team_id)
    )
    select t.id, t.club_id, c.name, t.name, t.user_id, t.max_size, coalesce(p.belonging, 0),
      coalesce(p.people, 0), p.total, p.best, coalesce(p.entries, 0),
      o.metric <> 'ets' and (
        coalesce(p.giving, 0) = 0 or p.giving >= case when p.has_minors then 5 else 3 end
      )
    from challenge_teams t
      join clubs c on c.id = t.club_id
      join challenges o on o.id = t.challenge_id
      left join people p on p.team_id = t.id
    where t.challenge_id = asked
  $$;

-- The same for the club in context, which has to see the challenge. Of other clubs nobody is
-- named: somebody who is a team of their own there has no name either.
create function app.challenge_standing(asked bigint) returns table (
  team_id bigint, club_id bigint, club_name text, name text, user_id bigint, max_size int,
  belonging int, people int, total double precision, best double precision, entries int,
  is_open boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.team_id, s.club_id, s.club_name, s.name,
      case when s.club_id = app.club_id() then s.user_id end, s.max_size, s.belonging, s.people,
      case when s.is_open or s.club_id = app.club_id() then s.total end,
      case when s.is_open or s.club_id = app.club_id() then s.best end,
      case when s.is_open or s.club_id = app.club_id() then s.entries else 0 end, s.is_open
    from app.challenges_seen() seen
      cross join lateral app.standing_of(seen.id) s
    where seen.id = asked
  $$;

-- What the teams of a challenge did day by day; of other clubs those only that are open.
create function app.challenge_course(asked bigint) returns table (
  team_id bigint, day date, total double precision, best double precision, entries int
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.team_id, d.day, sum(d.total), max(d.best), sum(d.entries)::int
    from app.challenges_seen() seen
      join app.standing_of(seen.id) s on s.is_open or s.club_id = app.club_id()
      join app.challenge_days_counted(seen.id) d on d.team_id = s.team_id
    where seen.id = asked
    group by d.team_id, d.day
  $$;

grant execute on function
  app.challenge_standing, app.challenge_course, app.challenge_given, app.challengers_shown
to slipway_app;
grant execute on function app.challenge_standing to slipway_worker;
