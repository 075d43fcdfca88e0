-- Taking back what a list of people did in a club.

-- Whom of the people an import added it leaves in the club, and why: somebody was invited or joined
-- since, was corrected, or is part of something. The reason is null of those who go.
create function app.added_people_now(bring_in bigint) returns table (
  person bigint, name text, reason text
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with added as (
      select p.*, b.made_at
      from bring_in_people p
        join bring_ins b on b.club_id = p.club_id and b.id = p.bring_in_id
      where p.club_id = app.club_id() and p.bring_in_id = bring_in and p.is_new
    ),
    used as materialized (
      select app.referred_to(
            'memberships', array_agg(user_id),
            '{membership_roles,squad_users,bring_in_people}'::regclass[]
          ) || app.referred_to('users', array_agg(user_id), '{memberships}'::regclass[])
          as people
      from added
    )
    select a.user_id, u.full_name,
      case
        when m.status <> app.onboarding() then 'joined'
        when u.created_at = a.made_at and app.written_of(u) <> a.written then 'corrected'
        when a.user_id = any (used.people)
          or exists (
            select
            from squad_users s
            where s.club_id = a.club_id
              and s.user_id = a.user_id
              and s.squad_id <> all (a.squads)
          ) then 'used'
      end
    from added a
      join memberships m on m.club_id = a.club_id and m.user_id = a.user_id
      join users u on u.id = a.user_id
      cross join used
  $$;

-- Empties again what an import filled of people the club had, and says whom it leaves as they are,
-- because somebody has corrected them or they have joined since.
create function app.empty_filled_people(bring_in bigint) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      club bigint := app.club_id();
      stays jsonb;
      changed bigint[];
    begin
      delete from squad_users s
        using bring_in_people p
        where p.club_id = club
          and p.bring_in_id = bring_in
          and not p.is_new
          and s.club_id = club
          and s.user_id = p.user_id
          and s.squad_id = any (p.squads);
      update memberships m
        set side = null
        from bring_in_people p
        where p.club_id = club
          and p.bring_in_id = bring_in
          and not p.is_new
          and m.club_id = club
          and m.user_id = p.user_id
          and m.side = p.written ->> 'side';
      select coalesce(array_agg(u.id), '{}'),
          coalesce(
            jsonb_agg(
              jsonb_build_object(
                'name', u.full_name, 'reason',
                case when app.is_noted_here(u.id) then 'corrected' else 'joined' end
              )
            ), '[]'
          )
        into changed, stays
      from bring_in_people p
        join users u on u.id = p.user_id
      where p.club_id = club
        and p.bring_in_id = bring_in
        and not p.is_new
        and p.written - 'side' <> '{}'
        and not (app.is_noted_here(u.id) and app.written_of(u) @> (p.written - 'side'));
      update users u
        set gender = case when p.written ? 'gender' then null else u.gender end,
          birth_day_known = p.written ? 'date_of_birth' or u.birth_day_known,
          date_of_birth = case when p.written ? 'date_of_birth' then null else u.date_of_birth end,
          guardian_email =
            case when p.written ? 'guardian_email' then null else u.guardian_email end,
          phone = case when p.written ? 'phone' then null else u.phone end
        from bring_in_people p
        where p.club_id = club
          and p.bring_in_id = bring_in
          and not p.is_new
          and p.written - 'side' <> '{}'
          and u.id = p.user_id
          and u.id <> all (changed);
      return stays;
    end
  $$;

-- Takes back what an import of people did, and says what it leaves and why.
create function app.undo_people(bring_in bigint) returns table (name text, reason text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      club bigint := app.club_id();
      removed bigint[];
      squads_made bigint[];
      used bigint[];
      stays jsonb;
    begin
      if not 'invite-members' = any (app.permissions_here(app.user_id())) then
        raise insufficient_privilege;
      end if;
      select coalesce(array_agg(n.person) filter (where n.reason is null), '{}'),
          coalesce(
            jsonb_agg(
              jsonb_build_object('name', n.name, 'reason', n.reason) order by n.name collate names
            )
              filter (where n.reason is not null), '[]'
          )
        into removed, stays
      from app.added_people_now(bring_in) n;
      stays := stays || app.empty_filled_people(bring_in);
      delete from memberships m where m.club_id = club and m.user_id = any (removed);
      delete from users u
        using bring_ins b
        where b.club_id = club
          and b.id = bring_in
          and u.id = any (removed)
          and u.created_at = b.made_at
          and u.email_verified_at is null
          and u.password_hash is null
          and not u.founds_club
          and not exists (select from memberships o where o.user_id = u.id);
      select coalesce(array_agg(q.squad_id), '{}') into squads_made
      from bring_in_squads q
      where q.club_id = club and q.bring_in_id = bring_in;
      used := app.referred_to('squads', squads_made, '{bring_in_squads}'::regclass[]);
      return query
        select s.name, s.reason from jsonb_to_recordset(stays) s (name text, reason text)
        union all
        select q.name, 'squad' from squads q where q.club_id = club and q.id = any (used);
      delete from squads q
        where q.club_id = club and q.id = any (squads_made) and q.id <> all (used);
    end
  $$;

grant execute on function app.undo_people to slipway_app;
