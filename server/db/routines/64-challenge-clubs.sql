-- What organisers of a challenge do with other clubs, and what everybody may see of it.

-- What looks wrong in a challenge of the club in context. Only its own people are named, and a team
-- of fewer than three people of another club shows no value.
create function app.challenge_flags(asked bigint) returns table (
  id bigint, team_id bigint, team_name text, club_name text, user_id bigint, session_id bigint,
  day date, value double precision, flag text, decided boolean, note text
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select e.id, e.team_id, t.name, c.name,
      case when e.club_id = app.club_id() then e.user_id end,
      case when e.club_id = app.club_id() then e.session_id end,
      e.day,
      case when e.club_id = app.club_id() or (
        select count(distinct m.user_id) >= 3
        from challenge_members m
        where m.club_id = e.club_id and m.team_id = e.team_id
      ) then e.value end, e.flag, e.decided, e.note
    from challenge_entries e
      join challenge_teams t on t.club_id = e.club_id and t.id = e.team_id
      join clubs c on c.id = e.club_id
    where e.challenge_id = asked and e.flag is not null and t.challenge_club_id = app.club_id()
  $$;

-- Counts an entry that looks wrong, or leaves it out, in a challenge of the club in context. It
-- waits for the turn of the club whose entry it is: a count that runs meanwhile sums the same day.
create function app.decide_challenge_entry(
  asked bigint, entry bigint, is_counted boolean, said text
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      found_entry challenge_entries;
    begin
      perform app.take_challenge_turn(e.club_id)
      from challenge_entries e
        join challenge_teams t on t.club_id = e.club_id and t.id = e.team_id
      where e.id = entry and e.challenge_id = asked and t.challenge_club_id = app.club_id();
      update challenge_entries e
      set decided = is_counted, note = said, counts = is_counted
      from challenge_teams t
      where e.id = entry and e.challenge_id = asked and e.flag is not null
        and t.club_id = e.club_id and t.id = e.team_id and t.challenge_club_id = app.club_id()
      returning e.* into found_entry;
      if found_entry.id is null then
        return false;
      end if;
      perform app.sum_challenge_days(
        found_entry.club_id, array[asked], array[found_entry.user_id], array[found_entry.day]
      );
      return true;
    end
  $$;

-- A club by its exact name, or by the short code of an invitation link of it; no list of clubs.
create function app.club_to_invite(wanted text) returns table (id bigint, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.name
    from clubs c
    where not c.is_individual and c.id <> app.club_id()
      and (
        lower(c.name) = lower(wanted)
          or exists (
            select from invitation_links l
            where l.club_id = c.id and l.short_code = upper(wanted) and l.revoked_at is null
              and l.expires_at > now()
          )
      )
    order by c.id
    limit 1
  $$;

-- Answers an invitation for the club in context.
create function app.answer_challenge(asked bigint, is_accepted boolean) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with answered as (
      update challenge_invitations i
      set status = case when is_accepted then 'accepted' else 'declined' end, answered_at = now()
      where i.challenge_id = asked and i.invited_club_id = app.club_id() and i.status = 'invited'
      returning 1
    )
    select exists (select from answered)
  $$;

-- The invited clubs of a challenge of the club in context.
create function app.clubs_invited(asked bigint) returns table (
  id bigint, name text, status text
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select o.id, o.name, i.status
    from challenge_invitations i
      join clubs o on o.id = i.invited_club_id
    where i.club_id = app.club_id() and i.challenge_id = asked
  $$;

-- Who answers for a club that was invited to a challenge of the club in context.
create function app.people_invited(asked bigint, invited bigint) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.user_id
    from challenge_invitations i
      join memberships m on m.club_id = i.invited_club_id and m.status = app.approved()
    where i.club_id = app.club_id() and i.challenge_id = asked and i.invited_club_id = invited
      and 'manage-challenges' = any (app.permissions_of(m.club_id, m.user_id))
  $$;

-- Marks challenges that have begun or ended since, by the day at their club, and queues for each
-- club that takes part that its people are notified.
create function app.queue_due_challenges() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    with begun as (
      update challenges c
      set begin_notified_at = now()
      from clubs o
      where o.id = c.club_id and c.begin_notified_at is null
        and (now() at time zone o.time_zone)::date >= c.first_day
      returning c.id, c.last_day >= (now() at time zone o.time_zone)::date as is_running
    ),
    ended as (
      update challenges c
      set end_notified_at = now()
      from clubs o
      where o.id = c.club_id and c.end_notified_at is null and c.begin_notified_at is not null
        and (now() at time zone o.time_zone)::date > c.last_day
      returning c.id
    ),
    due as (
      select distinct t.club_id, d.id, d.what
      from (
        select id, 'begun' as what from begun where is_running
        union all
        select id, 'ended' from ended
      ) d
        join challenge_teams t on t.challenge_id = d.id
    )
    select app.enqueue(
      'notify-challenge',
      json_build_object('club_id', club_id, 'challenge_id', id, 'what', what),
      'notify-challenge ' || club_id || ' ' || id || ' ' || what
    )
    from due
  $$;

-- A public challenge as everybody may see it: teams, clubs and sums, and nobody's name.
create function app.public_challenge(wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'title', c.title, 'slug', c.slug, 'description', c.description, 'rules', c.rules,
      'club_name', o.name, 'metric', c.metric, 'aggregation', c.aggregation,
      'target', c.target, 'first_day', c.first_day,
      'last_day', c.last_day, 'today', (now() at time zone o.time_zone)::date,
      'teams',
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', s.name, 'club_name', s.club_name, 'people', s.people, 'is_open', s.is_open,
          'total', case when s.is_open then s.total end,
          'best', case when s.is_open then s.best end
        ) order by s.team_id), '[]')
        from app.standing_of(c.id) s
      )
    )
    from challenges c
      join clubs o on o.id = c.club_id
    where c.slug = wanted and c.visibility = 'public' and 28 = any (app.features_of(c.club_id))
  $$;

grant execute on function
  app.challenge_flags, app.decide_challenge_entry, app.club_to_invite, app.answer_challenge,
  app.clubs_invited, app.people_invited, app.public_challenge
to slipway_app;
grant execute on function app.queue_due_challenges to slipway_worker;
