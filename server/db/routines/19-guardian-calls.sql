-- What guardians may know and do: the gate's question, their children, and consent.

-- What the gate asks when a guardian calls: the child and its club; null without a link.
create function app.guardian_place(guardian bigint, child bigint, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'link_id', g.id, 'since', l.accepted_at, 'child_id', u.id, 'full_name', u.full_name,
      'date_of_birth', u.date_of_birth, 'club_id', c.id, 'club_name', c.name,
      'time_zone', c.time_zone, 'default_sport_id', c.default_sport_id, 'wording', c.wording,
      'training_metric', c.training_metric, 'is_individual', c.is_individual,
      'features', to_jsonb(app.features_of(c.id)),
      'plan', (
        select p.key
        from subscriptions s
          join plans p on p.id = s.plan_id
        where s.club_id = c.id and s.status = app.active()
      ),
      'subscription_ends', (
        select greatest(next_bill_date, grace_until)
        from subscriptions s
        where s.club_id = c.id and s.status = app.active()
      )
    )
    from app.live_guardians(club, child, guardian) g
      join guardians l on l.club_id = g.club_id and l.id = g.id
      join clubs c on c.id = g.club_id
      join users u on u.id = g.child_id
    where club is not null and child is not null and guardian is not null
    limit 1
  $$;

-- Whether the caller is a guardian of somebody.
create function app.has_children() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select app.user_id() is not null
      and exists (select from guardians where guardian_id = app.user_id() and ended_at is null)
      and exists (select from app.live_guardians(guardian => app.user_id()))
  $$;

-- The children of the caller, one row for each of their clubs.
create function app.own_children() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'child_id', u.id, 'first_name', u.first_name, 'full_name', u.full_name,
          'picture', u.picture, 'club_id', c.id, 'club_name', c.name,
          'time_zone', c.time_zone, 'ends_on', app.birthday_of(u.date_of_birth, 18),
          'expired', not app.is_running(c.id)
        )
        order by u.date_of_birth, u.id, c.name collate names, c.id
      ),
      '[]'
    )
    from app.live_guardians(guardian => app.user_id()) g
      join clubs c on c.id = g.club_id
      join users u on u.id = g.child_id
    where app.user_id() is not null
  $$;

-- What consent of a child depends on, and the record of it, for a guardian of the child.
create function app.child_consent(child bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'date_of_birth', u.date_of_birth,
      'countries', coalesce(o.countries, '[]'),
      'time_zones', coalesce(o.time_zones, '[]'),
      'record', (
        select coalesce(jsonb_agg(to_jsonb(h) order by h.id desc), '[]')
        from (
          select id, answer, text_version, answered_at, guardian_name
          from health_consents
          where user_id = u.id
          order by id desc
          limit 20
        ) h
      )
    )
    from users u
      cross join lateral (
        select
          jsonb_agg(c.country) filter (where not c.is_individual) as countries,
          jsonb_agg(c.time_zone) as time_zones
        from memberships m
          join clubs c on c.id = m.club_id
        where m.user_id = u.id
          and (m.status = app.pending() or app.is_active(m.status))
      ) o
    where u.id = child
      and exists (
        select from app.live_guardians(app.club_id(), child, app.user_id())
        where app.user_id() is not null and app.club_id() is not null
      )
  $$;

-- The answer of a guardian about a child too young to decide alone, under the guardian's name.
create function app.answer_for_child(
  child bigint, said text, shown text, in_language text, age int
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if said not in ('given', 'declined', 'withdrawn') or app.child_consent(child) is null then
        return false;
      end if;
      insert into health_consents (
        user_id, answer, text_version, language, age_of_consent, guardian_email, guardian_name
      )
        select child, said, shown, in_language, age, p.email, p.full_name
        from users p
        where p.id = app.user_id();
      update one_time_codes
        set used_at = now()
        where user_id = child and purpose = 'guardian' and used_at is null;
      insert into audit_log (user_id, about_club, action, subject)
        values (
          app.user_id(), app.club_id(), 'health-consent-' || said,
          jsonb_build_object('child_id', child, 'text_version', shown)
        );
      perform app.notify_person(
        child, app.club_id(), 2::smallint, 'consent-answered',
        jsonb_build_object('person', p.full_name, 'child', u.full_name), '/settings/health'
      )
      from users p
        join users u on u.id = child
      where p.id = app.user_id();
      return true;
    end
  $$;

grant execute on function
  app.guardian_place, app.has_children, app.own_children, app.child_consent, app.answer_for_child
to slipway_app;

grant execute on function
  app.own_children
to slipway_worker;
