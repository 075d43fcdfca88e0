-- Reminders of invitations that nobody has answered.

-- The clubs with invitations that still hold, were sent before then, and are not answered.
create function app.clubs_awaiting_answers(sent_before timestamptz) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct c.about_club
    from one_time_codes c
      join memberships m on m.club_id = c.about_club
        and m.user_id = coalesce((c.payload ->> 'in_place_of')::bigint, c.user_id)
        and m.status = app.invited()
    where c.purpose = 'invitation'
      and c.reminds is null
      and c.created_at <= sent_before
      and c.expires_at > now()
  $$;

-- Invitations to the club in context that still hold, without an answer and of people who take
-- mails. Only one transaction at a time gets those of a club.
create function app.unanswered_invitations() returns table (
  user_id bigint, sent_at timestamptz, expires_at timestamptz, reminded_at timestamptz
)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('reminders of a club', app.club_id()));
      return query
        select i.user_id, i.sent_at, i.expires_at, i.reminded_at
        from app.invitations_here() i
          join memberships m on m.club_id = app.club_id()
            and m.user_id = i.user_id
            and m.status = app.invited()
          join users u on u.id = i.user_id
        where i.expires_at > now()
          and not i.failed
          and coalesce(u.email, u.awaited_email) is not null
          and u.disabled_at is null
          and not exists (
            select from unwanted_invitations n
            where n.address_hash = app.address_hash(coalesce(u.email, u.awaited_email))
              and (n.about_club is null or n.about_club = app.club_id())
          );
    end
  $$;

-- Codes that hold as long as the last invitation of each of these people to the club in context,
-- and the addresses of their mails.
create function app.issue_reminders(
  codes jsonb
) returns table (user_id bigint, email text, first_name text, language text, opened boolean)
  language sql security definer set search_path = public, pg_temp
  as $$
    with reminded as (
      select u.*, c.user_id as invited_id, c.hash, c.stop, i.code_id, i.expires_at
      from jsonb_to_recordset(codes) c (user_id bigint, hash text, stop text)
        join app.invitations_here() i on i.user_id = c.user_id
        join one_time_codes sent on sent.id = i.code_id
        join users u on u.id = sent.user_id
    ),
    issued as (
      insert into one_time_codes (
        hash, purpose, user_id, about_club, payload, expires_at, reminds
      )
        select decode(r.hash, 'hex'), 'invitation', r.id, app.club_id(), first.payload,
          r.expires_at, r.code_id
        from reminded r
          join one_time_codes first on first.id = r.code_id
    ),
    stops as (
      insert into invitation_stops (hash, address_hash, user_id, about_club)
        select decode(r.stop, 'hex'), app.address_hash(r.email), r.id, app.club_id()
        from reminded r
    )
    select r.invited_id, r.email, r.first_name, r.preferred_language,
      r.email_verified_at is not null
    from reminded r
  $$;

grant execute on function
  app.clubs_awaiting_answers, app.unanswered_invitations, app.issue_reminders
to slipway_worker;
