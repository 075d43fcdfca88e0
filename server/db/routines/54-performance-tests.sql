-- Tests of performance.

call app.protect('performance_tests', 'health: where seen(user_id)');
call app.protect('performance_test_lines', 'health: all');
call app.protect('performance_test_breaths', 'health: all');
call app.protect('performance_test_tags', 'health: all');
call app.protect('performance_test_focuses', 'health: all');
call app.protect('performance_test_names', 'health: all');

-- Seconds of a race: as entered, else the sum of its splits, where all that belong to it have one.
create function app.seconds_of_test(t performance_tests) returns double precision
  language sql stable set search_path = public, pg_temp
  as $$
    select coalesce(t.time_s, (
      select sum(l.time_s)
      from performance_test_lines l
      where l.club_id = t.club_id and l.test_id = t.id
      having count(l.time_s) = count(*)
        and count(*) = case t.kind when '2k' then 4 when '5k' then 5 when '6k' then 6 end
    ))
  $$;

-- Writes heart-rate zones of a step test to its athlete, for a coach of the club who sees them.
-- `seen` is what the athlete had; false when that has changed, or the coach may not.
create function app.confirm_zones(
  club bigint, test bigint, seen smallint[], bounds smallint[]
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if club is distinct from app.club_id() or app.impersonator_id() is not null then
        return false;
      end if;
      update users u
        set hr_zones = bounds
        from performance_tests t
          join memberships m on m.club_id = t.club_id and m.user_id = t.user_id
        where t.club_id = club
          and t.id = test
          and t.kind = 'step'
          and u.id = t.user_id
          and u.hr_zones is not distinct from seen
          and (m.status = app.approved() or u.email_verified_at is null)
          and t.user_id in (select app.visible_athletes(club, app.user_id()))
          and exists (
            select
            from memberships mine
              join membership_roles r on r.club_id = mine.club_id and r.user_id = mine.user_id
            where mine.club_id = club
              and mine.user_id = app.user_id()
              and mine.status = app.approved()
              and app.is_coach(r.role_id)
          );
      return found;
    end
  $$;

grant execute on function app.confirm_zones to slipway_app;
grant execute on function app.seconds_of_test to slipway_app, slipway_worker;
