-- An account for guardians who have answered a mail about consent.

-- Invites the guardian whose mail about consent this code is of, under the same address, to each
-- club of the child that has not invited it. There is one hash for each of them at most, and the
-- answer says which one is whose.
create function app.invite_consenting_guardian(code bytea, hashes jsonb, days int)
  returns table (place int, club_id bigint, club text, child text, email text, language text)
  language sql security definer set search_path = public, pg_temp
  as $$
    with places as (
      select row_number() over (order by m.club_id)::int as place, m.club_id, cl.name as club,
        u.id as child_id, u.full_name as child, lower(c.payload ->> 'email') as email,
        h.language
      from one_time_codes c
        join users u on u.id = c.user_id and u.disabled_at is null
        join memberships m on m.user_id = u.id
          and app.knows_person(m.club_id, m.user_id, m.status)
        join clubs cl on cl.id = m.club_id and not cl.is_individual
        cross join lateral (
          select x.language from health_consents x where x.user_id = u.id order by x.id desc limit 1
        ) h
      where c.hash = code
        and c.purpose = 'guardian'
        and c.used_at is null
        and c.expires_at > now()
        and c.payload ->> 'answer' = 'given'
        and app.birthday_of(u.date_of_birth, 18) > (now() at time zone cl.time_zone)::date
        and not exists (
          select
          from guardians g
            left join users p on p.id = g.guardian_id
          where g.club_id = m.club_id
            and g.child_id = u.id
            and g.ended_at is null
            and lower(c.payload ->> 'email') in (g.email, p.email)
        )
        and not exists (
          select
          from unwanted_invitations n
          where n.address_hash = app.address_hash(c.payload ->> 'email')
            and (n.about_club is null or n.about_club = m.club_id)
        )
    ),
    added as (
      insert into guardians (
        club_id, child_id, email, language, code_hash, code_expires_at
      )
        select s.club_id, s.child_id, s.email, s.language,
          decode(hashes ->> (s.place - 1), 'hex'), now() + make_interval(days => days)
        from places s
        where s.place <= jsonb_array_length(hashes)
        returning guardians.club_id
    )
    select s.place, s.club_id, s.club, s.child, s.email, s.language
    from places s
      join added using (club_id)
  $$;

grant execute on function
  app.invite_consenting_guardian
to slipway_app;
