-- How hard sessions were planned and felt; :cr10 are the values of the eight steps in turn. Felt is
-- what somebody said, else what was entered with their result: a load of Foster is that times
-- minutes, so that sixty times it is that times seconds.
with rated as materialized (
  select
    t.user_id, t.session_id, t.local_date, t.foster, s.sport_id,
    -- A session without a duration counts like one of an hour.
    case when t.seconds > 0 then t.seconds else 3600 end as seconds,
    coalesce(
      60 * t.foster / nullif(t.seconds, 0),
      (:cr10::double precision[])[(
        select r.rpe
        from session_ratings r
        where r.club_id = t.club_id and r.session_id = t.session_id and r.user_id = t.user_id
      )],
      (:cr10::double precision[])[(
        select max(w.rpe)
        from results n
          join scores w
            on w.club_id = n.club_id and w.result_id = n.id and w.piece = 0 and w.part = 'piece'
        -- Without a duration there is no load that says it.
        where coalesce(t.seconds, 0) <= 0
          and n.club_id = t.club_id and n.session_id = t.session_id and n.user_id = t.user_id
      )]
    ) as felt,
    (:cr10::double precision[])[s.planned_rpe] as planned
  from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where t.club_id = :club_id
    and t.user_id = any (:user_ids::bigint[])
    and t.local_date between :start_date::date and :end_date::date
    and (:session_ids?::bigint[] is null or t.session_id = any (:session_ids?::bigint[]))
    and s.starts_at <= now() and (:sees_restricted::boolean or not s.restricted_view)
)
select
  user_id as "user_id!",
  app.report_period(:by, local_date, session_id, :context::jsonb) as "period!",
  count(*)::int as "sessions!",
  count(felt)::int as "rated!",
  sum(planned * seconds) as planned,
  sum(seconds) filter (where planned is not null) as planned_time,
  sum(felt * seconds) as felt,
  sum(seconds) filter (where felt is not null) as felt_time,
  count(planned + felt)::int as "compared!",
  sum(planned * seconds) filter (where felt is not null) as compared_planned,
  sum(felt * seconds) filter (where planned is not null) as compared_felt,
  sum(seconds) filter (where planned is not null and felt is not null) as compared_time,
  (count(*) filter (where felt > planned + 0.001))::int as "harder!",
  (count(*) filter (where felt < planned - 0.001))::int as "easier!",
  sum(foster) as foster
from rated
-- A day off is nothing to rate. Asked of the joined rows, so that the planner does not take a club
-- of one sport for one without sessions.
where sport_id is distinct from :day_off::int
group by 1, 2
order by 1, 2
