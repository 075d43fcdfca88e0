-- Whose figures are hidden from other athletes.

-- The athletes of the club in context who let nobody see them, and do nothing else for the club;
-- not the children of who asks.
create function app.private_athletes() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.user_id
    from privacy_settings s
    where s.club_id = app.club_id() and s.mode = 'only-me'
      and not exists (
        select
        from membership_roles r
        where r.club_id = s.club_id and r.user_id = s.user_id and r.role_id <> app.athlete()
      )
      and not exists (
        select
        from guardians g
        where g.club_id = s.club_id and g.child_id = s.user_id and g.guardian_id = app.user_id()
          and g.ended_at is null
      )
  $$;

-- The crews in which one of them sits alone, but for who asks.
create function app.private_singles() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.crew_id
    from app.private_athletes() p
    join crew_users u on u.club_id = app.club_id() and u.user_id = p
    where p is distinct from app.user_id()
      and not exists (
        select
        from crew_users o
        where o.club_id = u.club_id and o.crew_id = u.crew_id and o.user_id <> u.user_id
      )
  $$;

-- Of athletes of the club in context who let nobody see them, other athletes read no result and no
-- recording, nor of a boat in which one of them sits alone. Their names stay where the club lists
-- its people. Policies are asked for each row: both lists are made once a statement, that of crews,
-- which is the longer one, only where a row has one, and looked up by a hash.
create policy not_private on results as restrictive for select to slipway_app
  using (
    not (select app.hides_private())
    or user_id = (select app.user_id())
    or (
      (user_id is null or not (user_id = any (array(select app.private_athletes()))))
      and (crew_id is null or crew_id not in (select app.private_singles()))
    )
  );
create policy not_private on activities as restrictive for select to slipway_app
  using (
    not (select app.hides_private())
    or user_id = (select app.user_id())
    or (
      (user_id is null or not (user_id = any (array(select app.private_athletes()))))
      and (crew_id is null or crew_id not in (select app.private_singles()))
    )
  );

grant execute on function app.private_athletes, app.private_singles to slipway_app;
