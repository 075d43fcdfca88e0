-- How people get into a club: by address, by mail, by a link of the club, or by asking.

-- Codes for the invited members of the club in context, and the addresses of their mails. An
-- account whose address is not proven opens first. Of somebody whom an import brought in the
-- address becomes that of their account; where somebody has it already, that account is invited in
-- their place, and the club does not notice.
create function app.issue_invitations(
  codes jsonb
) returns table (user_id bigint, email text, first_name text, language text, opened boolean)
  language sql security definer set search_path = public, pg_temp
  as $$
    update users u
      set email = u.awaited_email
      from jsonb_to_recordset(codes) c (user_id bigint)
        join memberships m on m.club_id = app.club_id()
          and m.user_id = c.user_id
          and m.status = app.invited()
      where u.id = c.user_id
        and u.email is null
        and not exists (select from users o where o.email = u.awaited_email)
        and not exists (
          select
          from jsonb_to_recordset(codes) d (user_id bigint)
            join users o on o.id = d.user_id and o.awaited_email = u.awaited_email and o.id < u.id
        );
    with invited as (
      select u.*, c.hash, c.stop, m.club_id, coalesce(account.id, u.id) as account_id,
        coalesce(account.email_verified_at, u.email_verified_at) is not null as opened,
        coalesce(u.email, u.awaited_email) as address,
        case when account.id is not null then jsonb_build_object('in_place_of', u.id) else '{}' end
          as payload
      from jsonb_to_recordset(codes) c (user_id bigint, hash text, stop text)
        join memberships m on m.club_id = app.club_id()
          and m.user_id = c.user_id
          and m.status = app.invited()
        join users u on u.id = m.user_id
        left join users account on u.email is null and account.email = u.awaited_email
      where coalesce(u.email, account.email) is not null
        and not exists (
          select from memberships o where o.club_id = m.club_id and o.user_id = account.id
        )
    ),
    issued as (
      insert into one_time_codes (hash, purpose, user_id, about_club, payload, expires_at)
        select decode(i.hash, 'hex'), 'invitation', i.account_id, i.club_id,
          i.payload || jsonb_build_object('by', app.user_id()), now() + interval '14 days'
        from invited i
    ),
    stops as (
      insert into invitation_stops (hash, address_hash, user_id, about_club)
        select decode(i.stop, 'hex'), app.address_hash(i.address), i.account_id, i.club_id
        from invited i
    )
    select i.id, i.address, i.first_name, i.preferred_language, i.opened
    from invited i
  $$;

-- The last invitation of each person to the club in context, when they were last reminded of it,
-- and whether its mail could not be delivered.
create function app.invitations_here() returns table (
  user_id bigint, code_id bigint, sent_at timestamptz, expires_at timestamptz,
  reminded_at timestamptz, failed boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct on (invited.id) invited.id, c.id, c.created_at, c.expires_at,
      (select max(r.created_at) from one_time_codes r where r.reminds = c.id),
      exists (
        select
        from mails m
        where m.address = u.email
          and m.template = 'invitation'
          and m.about_club = c.about_club
          and m.created_at >= c.created_at
          and m.error is not null
          and m.sent_at is null
      )
    from one_time_codes c
      join users u on u.id = c.user_id
      cross join lateral (
        select coalesce((c.payload ->> 'in_place_of')::bigint, c.user_id) as id
      ) invited
    where c.purpose = 'invitation' and c.about_club = app.club_id() and c.reminds is null
    order by invited.id, c.id desc
  $$;

-- How many mails about the club in context failed in the last two weeks and were not sent since.
create function app.failed_mails_here() returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::int
    from mails m
    where m.about_club = app.club_id() and m.error is not null and m.sent_at is null
      and m.created_at > now() - interval '14 days'
  $$;

-- What the caller is in a club that invited them, and the state of the code: open, used, expired,
-- or foreign when it was sent to somebody else.
create function app.own_invitation(code_hash bytea, club bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with code as (select * from one_time_codes where hash = code_hash and purpose = 'invitation')
    select jsonb_build_object(
      'club_id', cl.id, 'club_name', cl.name, 'status', m.status,
      'roles', (
        select coalesce(jsonb_agg(role_id order by role_id), '[]')
        from membership_roles r
        where r.club_id = m.club_id and r.user_id = m.user_id
      ),
      'inviter', (
        select full_name
        from users
        where id = coalesce(
          (select (payload ->> 'by')::bigint from code where user_id = app.user_id()), last.by
        )
      ),
      'inviter_id', coalesce(
        (select (payload ->> 'by')::bigint from code where user_id = app.user_id()), last.by
      ),
      'code', (
        select
          case
            when user_id <> app.user_id() then 'foreign'
            when used_at is not null then 'used'
            when expires_at <= now() then 'expired'
            else 'open'
          end
        from code
      )
    )
    from clubs cl
      left join memberships m on m.club_id = cl.id and m.user_id = app.invited_as(cl.id)
      left join lateral (
        select (payload ->> 'by')::bigint as by
        from one_time_codes c
        where c.user_id = app.user_id() and c.about_club = cl.id and c.purpose = 'invitation'
        order by c.id desc
        limit 1
      ) last on true
    where cl.id = coalesce(club, (select about_club from code))
      and (
        club is null
          or code_hash is null
          or not exists (select from code)
          or club = (select about_club from code)
      )
      and (m.user_id is not null or exists (select from code))
  $$;

-- Answers an invitation of the caller once and uses up its codes; false when there is none.
create function app.answer_invitation(club bigint, answer smallint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      invited bigint;
    begin
      if answer not in (1, 5) then
        raise check_violation;
      end if;
      update memberships
        set status = answer
        where club_id = club and user_id = app.invited_as(club) and status = app.invited()
        returning user_id into invited;
      if not found then
        return false;
      end if;
      if invited <> app.user_id() and answer = app.approved() then
        perform app.take_place(club, invited, app.user_id());
      end if;
      update one_time_codes
        set used_at = now()
        where user_id = app.user_id()
          and about_club = club
          and purpose = 'invitation'
          and used_at is null;
      return true;
    end
  $$;

-- A link that is valid: not expired, not revoked, and its maker has an account and is still a
-- member who may invite.
-- A personal one names the member whose place it gives.
create function app.link_of(code text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'club_id', l.club_id, 'club_name', c.name, 'link_id', l.id,
      'role_id', app.role_of_link(l), 'squad_id', l.squad_id,
      'squad', (select name from squads s where s.club_id = l.club_id and s.id = l.squad_id),
      'direct', l.direct, 'maker', l.created_by,
      'maker_permissions', to_jsonb(app.permissions_of(l.club_id, l.created_by)),
      'role_permissions', (
        select coalesce(jsonb_agg(p.name), '[]')
        from role_permissions rp
          join permissions p on p.id = rp.permission_id
        where rp.club_id = l.club_id and rp.role_id = l.role_id
      ),
      'status', (
        select status from memberships m where m.club_id = l.club_id and m.user_id = app.user_id()
      ),
      'place_of', l.user_id, 'is_own', coalesce(l.user_id = app.user_id(), false),
      'first_name', p.first_name, 'last_name', p.last_name
    )
    from invitation_links l
      join clubs c on c.id = l.club_id
      left join users p on p.id = l.user_id
      join memberships mm on mm.club_id = l.club_id
        and mm.user_id = l.created_by
        and mm.status = app.approved()
      join users mu on mu.id = l.created_by and mu.disabled_at is null
    where (l.token = code or l.short_code = upper(code))
      and l.revoked_at is null
      and l.expires_at > now()
      and 'invite-members' = any (app.permissions_of(l.club_id, l.created_by))
      and (l.user_id is null or app.leads_to_place(l))
  $$;

call app.protect('invitation_links', 'not: a link lets in who has it');

call app.close('invitation_stops');
call app.close('unwanted_invitations');

grant execute on function
  app.issue_invitations, app.invitations_here, app.failed_mails_here,
  app.own_invitation,
  app.answer_invitation, app.link_of
to slipway_app;
