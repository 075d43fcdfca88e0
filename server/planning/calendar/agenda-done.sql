-- What was done of sessions that have begun: by those asked for, else by the viewer as an athlete,
-- else by all; of others only by those the viewer sees, and nothing where results are for coaches
-- only.
select
  t.session_id,
  count(*) as "people!",
  avg(t.seconds) as seconds,
  avg(t.distance) as distance,
  avg(t.ets) as ets,
  avg(t.foster) as foster,
  avg(t.trimp) as trimp,
  avg((:cr10_by_step::double precision[])[r.rpe]) as rpe,
  array[
    avg(t.zone_seconds[1]), avg(t.zone_seconds[2]), avg(t.zone_seconds[3]), avg(t.zone_seconds[4]),
    avg(t.zone_seconds[5]), avg(t.zone_seconds[6]), avg(t.zone_seconds[7])
  ] as "zone_seconds!"
from training_loads t
join sessions s on s.club_id = t.club_id and s.id = t.session_id
left join session_ratings r
  on r.club_id = t.club_id and r.session_id = t.session_id and r.user_id = t.user_id
where t.club_id = :club_id and t.session_id = any (:ids) and s.starts_at <= now()
  and (:sees_restricted or not s.restricted_view)
  and case
    when cardinality(:asked::bigint[]) > 0 then t.user_id = any (:asked)
    else t.user_id = :viewer_id or not exists (
      select from participants p
      where p.club_id = t.club_id and p.session_id = t.session_id
        and p.user_id = :viewer_id and p.role_id = :athlete_role
    )
  end
  and (t.user_id = :viewer_id or t.user_id in (select app.visible_athletes(:club_id, :viewer_id)))
group by t.session_id
