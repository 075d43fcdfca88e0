-- Invitations: who caused a mail, how many went out in a day, and addresses that want none.

alter table mails add column caused_by bigint references users on delete set null;
create index mails_caused_by on mails (caused_by);

create or replace function app.queue_mail(to_address text, in_language text, named text,
    with_values jsonb, club bigint) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into mails (address, language, template, "values", about_club, caused_by)
      -- Who has just deleted the account is there no more.
      values (to_address, in_language, named, with_values, club,
        (select id from users where id = app.user_id()))
      returning id
  $$;

-- Each invitation has a link that stops further ones; the address is kept as a hash.
create table invitation_stops (
  id bigint generated always as identity primary key,
  hash bytea not null unique check (length(hash) = 32),
  address_hash bytea not null check (length(address_hash) = 32),
  user_id bigint not null references users on delete cascade,
  about_club bigint not null references clubs on delete cascade,
  created_at timestamptz not null default now()
);
create index invitation_stops_user on invitation_stops (user_id);
create index invitation_stops_club on invitation_stops (about_club);
alter table invitation_stops enable row level security;
alter table invitation_stops force row level security;

-- No invitations from this club to the address, or from none (null). Outlives the account.
create table unwanted_invitations (
  address_hash bytea not null check (length(address_hash) = 32),
  about_club bigint references clubs on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (address_hash, about_club)
);
create index unwanted_invitations_club on unwanted_invitations (about_club);
alter table unwanted_invitations enable row level security;
alter table unwanted_invitations force row level security;
do $$
  begin
    execute format('create policy owner on invitation_stops to %I using (true) with check (true)',
      current_user);
    execute format('create policy owner on unwanted_invitations to %I using (true) with check (true)',
      current_user);
  end
$$;

create function app.address_hash(address text) returns bytea
  language sql immutable
  as $$ select sha256(convert_to('invitations to ' || lower(trim(address)), 'UTF8')) $$;

-- As before, with the code of the link that stops invitations.
create or replace function app.issue_invitations(codes jsonb)
  returns table (user_id bigint, email text, first_name text, language text, opened boolean)
  language sql security definer set search_path = public, pg_temp
  as $$
    with invited as (
      select u.*, c.hash, c.stop, m.club_id
      from jsonb_to_recordset(codes) c (user_id bigint, hash text, stop text)
      join memberships m on m.club_id = app.club_id() and m.user_id = c.user_id and m.status = 4
      join users u on u.id = m.user_id),
    issued as (
      insert into one_time_codes (hash, purpose, user_id, about_club, payload)
      select decode(i.hash, 'hex'), 'invitation', i.id, i.club_id,
        jsonb_build_object('by', app.user_id())
      from invited i),
    stops as (
      insert into invitation_stops (hash, address_hash, user_id, about_club)
      select decode(i.stop, 'hex'), app.address_hash(i.email), i.id, i.club_id from invited i)
    select i.id, i.email, i.first_name, i.preferred_language, i.email_verified_at is not null
    from invited i
  $$;

-- Which of these addresses take no invitation to the club in context: because their owners want
-- none, or because they got as many in a day as anybody may get.
create function app.closed_to_invitations(addresses text[], most int)
  returns table (address text, reason text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.address, case when unwanted.found then 'unwanted' else 'often' end
    from unnest(addresses) a (address)
    cross join lateral (
      select exists (
        select from unwanted_invitations n
        where n.address_hash = app.address_hash(a.address)
          and (n.about_club is null or n.about_club = app.club_id())) as found) unwanted
    where unwanted.found or (
      select count(*) from mails m
      where m.template = 'invitation' and m.address = a.address
        and m.created_at > now() - interval '24 hours') >= most
  $$;

-- Invitations of the last 24 hours: of the club, and caused by the person, with the seconds until
-- the first of them counts no longer.
create function app.invitation_count(club bigint, person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'plan', (select p.key from subscriptions s join plans p on p.id = s.plan_id
        where s.club_id = club and s.status = 2),
      'club', count(*) filter (where about_club = club),
      'person', count(*) filter (where caused_by = person),
      'wait', ceil(extract(epoch from min(created_at) + interval '24 hours' - now())))
    from mails
    where template = 'invitation' and created_at > now() - interval '24 hours'
      and (about_club = club or caused_by = person)
  $$;

-- The same for the caller, who holds the count until the transaction ends.
create function app.hold_invitation_count(club bigint) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('invitations of a club', club));
      perform pg_advisory_xact_lock(hashtextextended('invitations of a person', app.user_id()));
      return app.invitation_count(club, app.user_id());
    end
  $$;

create function app.admin_invitations(club bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return app.invitation_count(club, null);
    end
  $$;

-- How the owner of a link stands to invitations; with a scope (club, all or none) set anew.
-- Invitations that wait are declined. Null when there is no such link.
create function app.stop_invitations(code_hash bytea, scope text) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare stop invitation_stops;
    begin
      select * into stop from invitation_stops where hash = code_hash;
      if not found then return null; end if;
      if scope is not null then
        delete from unwanted_invitations n where n.address_hash = stop.address_hash
          and (n.about_club is null or n.about_club = stop.about_club);
      end if;
      if scope in ('club', 'all') then
        insert into unwanted_invitations (address_hash, about_club)
          values (stop.address_hash, case scope when 'club' then stop.about_club end);
        update memberships set status = 5 where user_id = stop.user_id and status = 4
          and (scope = 'all' or club_id = stop.about_club);
        update one_time_codes set used_at = now()
          where user_id = stop.user_id and purpose = 'invitation' and used_at is null
            and (scope = 'all' or about_club = stop.about_club);
      end if;
      return (select jsonb_build_object('club_name', c.name, 'scope', case
          when exists (select from unwanted_invitations n
            where n.address_hash = stop.address_hash and n.about_club is null) then 'all'
          when exists (select from unwanted_invitations n
            where n.address_hash = stop.address_hash and n.about_club = c.id) then 'club'
          else 'none' end)
        from clubs c where c.id = stop.about_club);
    end
  $$;

revoke execute on function app.address_hash(text),
  app.closed_to_invitations(text[], int), app.invitation_count(bigint, bigint),
  app.hold_invitation_count(bigint), app.admin_invitations(bigint),
  app.stop_invitations(bytea, text) from public;
grant execute on function
  app.closed_to_invitations(text[], int), app.hold_invitation_count(bigint),
  app.admin_invitations(bigint), app.stop_invitations(bytea, text) to slipway_app;
