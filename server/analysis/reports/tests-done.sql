-- Races against the clock on the ergometer of some people, of each kind as far as the viewer sees
-- its tests. They belong to no session.
select
  t.id as test_id,
  t.kind,
  t.user_id,
  t.day::text as "day!",
  app.report_period(:by, t.day, null, :context::jsonb) as "period!",
  s.seconds as "time!"
from performance_tests t
cross join lateral (select app.seconds_of_test(t) as seconds) s
where t.club_id = :club_id and t.user_id = any (:user_ids::bigint[])
  and t.day between :start_date::date and :end_date::date and s.seconds is not null
  and app.impersonator_id() is null
  and (
    t.kind = '2k'
    and t.user_id in (select app.visible_athletes(:club_id, :viewer_id, :scope_2k::text))
    or t.kind = '5k'
    and t.user_id in (select app.visible_athletes(:club_id, :viewer_id, :scope_5k::text))
    or t.kind = '6k'
    and t.user_id in (select app.visible_athletes(:club_id, :viewer_id, :scope_6k::text))
  )
order by t.day, t.id
