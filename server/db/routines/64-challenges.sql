-- Challenges: what crosses clubs. Of people of another club nothing leaves but sums of teams.

call app.protect('challenges', 'community: all');
call app.protect('challenge_pictures', 'community: all');
call app.protect('challenge_invitations', 'community: all');
call app.protect('challenge_teams', 'community: all');
call app.protect('challenge_members', 'community: all; ids challenge_id of challenges');
call app.protect('challenge_team_invitations', 'community: all; ids challenge_id of challenges');
call app.protect(
  'challenge_entries', 'community: where seen(user_id); ids challenge_id of challenges'
);
call app.protect('challenge_days', 'not: worked out from what is here');

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

-- Who leaves a club, or is refused, leaves its teams as well: today still counts for them, what was
-- counted stays, and their place is free. Who leaves before the challenge began was never in it.
create function app.end_stints_of_who_left() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      touched bigint[];
    begin
      with stints as (
        select m.id, m.challenge_id, d.today,
          greatest(c.first_day, m.from_day) > d.today as is_coming
        from challenge_members m
          join challenges c on c.id = m.challenge_id
          join clubs o on o.id = c.club_id
          cross join lateral (select (now() at time zone o.time_zone)::date as today) d
        where m.club_id = new.club_id
          and m.user_id = new.user_id
          and m.until_day is null
          and c.last_day >= d.today
      ),
      removed as (
        delete from challenge_members m
          using stints s
          where m.club_id = new.club_id and m.id = s.id and s.is_coming
      ),
      ended as (
        update challenge_members m
          set until_day = s.today, is_captain = false
          from stints s
          where m.club_id = new.club_id and m.id = s.id and not s.is_coming
      )
      select coalesce(array_agg(s.challenge_id), '{}') into touched from stints s;
      delete from challenge_teams t
        where t.club_id = new.club_id
          and t.user_id = new.user_id
          and t.challenge_id = any (touched)
          and not exists (
            select from challenge_entries e where e.club_id = t.club_id and e.team_id = t.id
          );
      perform app.enqueue(
          'recount-challenges',
          json_build_object('club_id', new.club_id, 'challenge_id', id),
          format('recount-challenges %s %s', new.club_id, id)
        ),
        app.send_live(jsonb_build_object('to', 'challenge', 'challenge_id', id))
      from unnest(touched) id;
      return null;
    end
  $$;
create trigger stints_of_who_left after update of status on memberships
  for each row
  when (app.has_left(new.status) and new.status is distinct from old.status)
  execute function app.end_stints_of_who_left();

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
  app.challenges_seen, app.sees_challenge, app.challenge_slugs, app.is_in_challenge,
  app.challenge_rules, app.clubs_in_challenge, app.take_challenge_turn, app.sum_challenge_days
to slipway_app;
grant execute on function
  app.challenges_seen, app.challenge_rules, app.clubs_in_challenge, app.take_challenge_turn,
  app.sum_challenge_days
to slipway_worker;
