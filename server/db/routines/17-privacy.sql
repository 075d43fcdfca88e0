-- Who sees an athlete, and consent to health data.

-- The rule canSeeAthlete of domain/rules/privacy.ts for a whole club at once; a test compares the
-- two. reach is how far the rights of the viewer go ('club', 'own-squads', 'self'); null: as far as
-- view-athlete-profile goes. Nobody is shown without consent to health data, unless it is asked
-- whom the viewer would see with their consent.
create function app.visible_athletes(
  club bigint, viewer bigint, reach text default null, if_consented boolean default false
) returns setof bigint
  language sql stable
  as $$
    with asking as materialized (
      select m.coach_scope, 'view-minors' = any (held.names) as sees_minors,
        coalesce(
          visible_athletes.reach,
          case when 'view-athlete-profile' = any (held.names) then 'club' else 'self' end
        ) as reach, (now() at time zone c.time_zone)::date as today
      from memberships m
        join clubs c on c.id = m.club_id
        -- Looked up once, although it is asked twice.
        cross join lateral (select app.permissions_of(m.club_id, m.user_id) as names offset 0) held
      where m.club_id = visible_athletes.club
        and m.user_id = visible_athletes.viewer
        and m.status = app.approved()
    )
    select visible_athletes.viewer
    from asking
    union all select m.user_id
    from asking a
      join memberships m on m.club_id = visible_athletes.club
        and m.user_id <> visible_athletes.viewer
        and not app.has_left(m.status)
      join users u on u.id = m.user_id
        and (u.health_consent or visible_athletes.if_consented)
      left join privacy_settings s on s.club_id = m.club_id and s.user_id = m.user_id
      left join privacy_coaches named on named.club_id = m.club_id
        and named.user_id = m.user_id
        and named.coach_id = visible_athletes.viewer
    where a.reach <> 'self'
      and exists (
        select
        from membership_roles r
        where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = app.athlete()
      )
      and (a.sees_minors or u.date_of_birth <= a.today - interval '18 years')
      and (
        (a.reach = 'club' and a.coach_scope = 'club')
          or exists (
            select
            from squad_users theirs
              join squad_users mine on mine.club_id = theirs.club_id
                and mine.squad_id = theirs.squad_id
            where theirs.club_id = m.club_id
              and theirs.user_id = m.user_id
              and mine.user_id = visible_athletes.viewer
          )
      )
      and
        case coalesce(s.mode, 'all-coaches')
          when 'all-coaches' then true
          when 'specific-coaches' then named.coach_id is not null
          when 'all-coaches-except' then named.coach_id is null
          else false
        end
  $$;

-- What a consent of the caller depends on: the day of birth, and the countries of the clubs they
-- are in, invited to or asked to join.
create function app.own_consent_facts() returns table (
  first_name text, full_name text, email text, date_of_birth date, countries text[],
  time_zones text[], clubs text[]
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.first_name, u.full_name, u.email, u.date_of_birth,
      coalesce(array_agg(c.country) filter (where not c.is_individual), '{}'),
      coalesce(array_agg(c.time_zone) filter (where c.id is not null), '{}'),
      coalesce(
        array_agg(
          c.name
          order by m.status = app.approved() desc, m.created_at
        ) filter (where not c.is_individual), '{}'
      )
    from users u
      left join memberships m on m.user_id = u.id
        and (m.status = app.pending() or app.is_active(m.status))
      left join clubs c on c.id = m.club_id
    where u.id = app.user_id()
    group by u.id
  $$;

-- Asks the guardian of the caller by mail; earlier codes end.
create function app.ask_guardian(code_hash bytea, address text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update one_time_codes
      set used_at = now()
      where user_id = app.user_id() and purpose = 'guardian' and used_at is null;
    insert into one_time_codes (hash, purpose, user_id, payload)
      values (code_hash, 'guardian', app.user_id(), jsonb_build_object('email', address));
  $$;

-- Ends the codes of a guardian when the caller has decided alone.
create function app.end_guardian_codes() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update one_time_codes
      set used_at = now()
      where user_id = app.user_id() and purpose = 'guardian' and used_at is null
  $$;

-- Whom the code of a guardian is about: 'open' until answered, then 'answered' for as long as the
-- answer can be changed.
create function app.guardian_question(code_hash bytea) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'state',
        case
          when c.used_at is not null then 'used'
          when c.expires_at <= now() then 'expired'
          when c.payload ? 'answer' then 'answered'
          else 'open'
        end,
      'child', u.full_name, 'agreed', c.payload ->> 'answer' = 'given',
      'answered_at', c.payload ->> 'at',
      'clubs', (
        select coalesce(jsonb_agg(cl.name order by cl.name collate names), '[]')
        from memberships m
          join clubs cl on cl.id = m.club_id
        where m.user_id = u.id
          and (m.status = app.pending() or app.is_active(m.status))
          and not cl.is_individual
      )
    )
    from one_time_codes c
      join users u on u.id = c.user_id
    where c.hash = code_hash and c.purpose = 'guardian' and u.disabled_at is null
  $$;

-- The answer of a guardian, also a later one. After a yes the link can still say no until the child
-- is of age; a no ends the link.
create function app.answer_as_guardian(
  code_hash bytea, agrees boolean, by_name text, shown text, in_language text
) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      code one_time_codes;
      state text;
      said text;
    begin
      select * into code
      from one_time_codes
      where hash = code_hash and purpose = 'guardian'
      for update;
      state := app.guardian_question(code_hash) ->> 'state';
      if state is null or state in ('used', 'expired') then
        return state;
      end if;
      said :=
        case
          when agrees then 'given'
          when state = 'answered' then 'withdrawn'
          else 'declined'
        end;
      if state = 'open' or not agrees then
        insert into health_consents (
          user_id, answer, text_version, language, age_of_consent, guardian_email, guardian_name
        )
          select code.user_id, said, shown, in_language,
            coalesce(
              (
                select age_of_consent
                from health_consents h
                where h.user_id = code.user_id
                order by id desc
                limit 1
              ), 16
            ), code.payload ->> 'email', by_name;
      end if;
      update one_time_codes
        set payload = payload || jsonb_build_object('answer', said, 'at', now()),
          used_at = case when not agrees then now() end,
          expires_at = greatest(
            expires_at,
            (select date_of_birth + interval '18 years' from users where id = code.user_id),
            now() + interval '1 year'
          )
        where id = code.id;
      return 'open';
    end
  $$;

-- Keeps the last answer beside the person.
create function app.consent_answered() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update users set health_consent = new.answer = 'given' where id = new.user_id;
      return null;
    end
  $$;
create trigger consent_answered after insert on health_consents
  for each row execute function app.consent_answered();

-- Who read whose health data, where a page shows those of many: one row a day and reader with those
-- not noted on that day yet, so that looking again adds nothing.
create function app.note_health_reads(
  club bigint, reader bigint, people bigint[], what text
) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (user_id, about_club, action, subject)
    select reader, club, 'read-health',
      jsonb_build_object('read', what, 'user_ids', jsonb_agg(person order by person))
    from unnest(people) person
    where reader = app.user_id()
      and not exists (
        select
        from audit_log a
        where a.user_id = reader and a.at >= date_trunc('day', now()) and a.about_club = club
          and a.action = 'read-health' and a.subject ->> 'read' = what
          and a.subject -> 'user_ids' @> to_jsonb(person)
      )
    having count(*) > 0
  $$;

call app.protect('privacy_settings', 'people: all');
call app.protect('privacy_coaches', 'people: all');
call app.protect_own('health_consents');

-- An answer is not rewritten.
revoke update, delete on health_consents from slipway_app, slipway_worker;

grant execute on function
  app.visible_athletes
to slipway_app, slipway_worker;

grant execute on function
  app.own_consent_facts, app.ask_guardian, app.end_guardian_codes, app.guardian_question,
  app.answer_as_guardian, app.note_health_reads
to slipway_app;
