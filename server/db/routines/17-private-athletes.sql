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

-- Of athletes of the club in context who let nobody see them, other athletes read no result and no
-- recording. Their names stay where the club lists its people.
create policy not_private on results as restrictive for select to slipway_app
  using (
    not (select app.hides_private())
    or user_id is null
    or user_id = (select app.user_id())
    or not (user_id = any (array(select app.private_athletes())))
  );
create policy not_private on activities as restrictive for select to slipway_app
  using (
    not (select app.hides_private())
    or user_id is null
    or user_id = (select app.user_id())
    or not (user_id = any (array(select app.private_athletes())))
  );

grant execute on function app.private_athletes to slipway_app;
