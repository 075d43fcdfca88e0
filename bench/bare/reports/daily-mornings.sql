-- Whom the coach sees, with their squads.
with people as materialized (
  select
    u.id, u.full_name,
    array(
      select q.name
      from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
      where su.club_id = :club_id and su.user_id = u.id
      order by q.name collate names
    ) as squads
  from users u
    join memberships m on m.club_id = :club_id and m.user_id = u.id and m.status = 1
    join membership_roles r
      on r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = 2
  where u.id in (select app.visible_athletes(:club_id, :viewer_id, 'club'))
),
known as materialized (
  select m.*, :day::date - m.day as ago, m.health in ('ill', 'both') as ill
  from mornings m
  where m.club_id = :club_id and m.day between :day::date - 28 and :day::date
    and m.user_id = any (array(select id from people))
),
usual as (
  select
    user_id,
    avg(waking_hr) filter (where ago between 1 and 14 and ill is not true) as waking_hr_mean,
    count(waking_hr) filter (where ago between 1 and 14 and ill is not true) as waking_hr_count,
    avg(standing_hr) filter (where ago between 1 and 14 and ill is not true) as standing_hr_mean,
    count(standing_hr) filter (where ago between 1 and 14 and ill is not true)
      as standing_hr_count,
    avg(ln(hrv_rmssd)) filter (where ago > 0 and ill is not true) as hrv,
    stddev_samp(ln(hrv_rmssd)) filter (where ago > 0 and ill is not true) as hrv_sd,
    count(hrv_rmssd) filter (where ago > 0 and ill is not true) as hrv_rmssd_count,
    avg(ln(hrv_rmssd)) filter (where ago < 7) as hrv_week,
    count(hrv_rmssd) filter (where ago < 7) as hrv_week_count,
    avg(weight) filter (where ago between 1 and 7) as weight_mean,
    count(weight) filter (where ago between 1 and 7) as weight_count,
    max(day) filter (where health = 'healthy') as well
  from known
  group by user_id
)
select
  p.id as user_id, p.full_name, p.squads, t.id is not null as entered, t.health, t.note,
  t.waking_hr, t.standing_hr, t.hrv_rmssd, t.sleep_time, t.sleep_quality, t.perceived_shape,
  t.fatigue, t.soreness, t.stress, t.mood, t.hydration, t.training_quality, t.temperature, t.weight,
  u.waking_hr_mean::float8, u.waking_hr_count::int,
  (t.waking_hr - u.waking_hr_mean)::float8 as waking_hr_difference,
  case
    when t.waking_hr is null or u.waking_hr_count < 5 then null
    when t.waking_hr - u.waking_hr_mean < 7 then 'green'
    when t.waking_hr - u.waking_hr_mean <= 10 then 'amber'
    else 'red'
  end as waking_hr_level,
  u.standing_hr_mean::float8, u.standing_hr_count::int,
  (t.standing_hr - u.standing_hr_mean)::float8 as standing_hr_difference,
  case
    when t.standing_hr is null or u.standing_hr_count < 5 then null
    when t.standing_hr - u.standing_hr_mean < 7 then 'green'
    when t.standing_hr - u.standing_hr_mean <= 10 then 'amber'
    else 'red'
  end as standing_hr_level,
  exp(u.hrv) as hrv_rmssd_mean, u.hrv_rmssd_count::int,
  (u.hrv_week - u.hrv) / nullif(u.hrv_sd, 0) as hrv_rmssd_difference,
  case
    when t.hrv_rmssd is null or u.hrv_rmssd_count < 5 or u.hrv_week_count < 3 then null
    when u.hrv_week - u.hrv < -u.hrv_sd then 'red'
    when u.hrv_week - u.hrv < -0.5 * u.hrv_sd then 'amber'
    else 'green'
  end as hrv_rmssd_level,
  u.weight_mean, u.weight_count::int,
  100 * (t.weight - u.weight_mean) / u.weight_mean as weight_difference,
  case
    when t.weight is null or u.weight_count < 3 then null
    when 100 * (t.weight - u.weight_mean) / u.weight_mean < -3 then 'red'
    when 100 * (t.weight - u.weight_mean) / u.weight_mean < -2 then 'amber'
    else 'green'
  end as weight_level,
  case
    when t.temperature < 35 then 'low'
    when t.temperature < 37 then 'green'
    when t.temperature <= 38 then 'amber'
    when t.temperature > 38 then 'red'
  end as temperature_level,
  case
    when t.sleep_time < 360 then 'red'
    when t.sleep_time < 420 then 'amber'
    when t.sleep_time >= 420 then 'green'
  end as sleep_time_level,
  case when t.sleep_quality = 1 then 'red'
    when t.sleep_quality = 2 then 'amber' when t.sleep_quality > 2 then 'green' end
    as sleep_quality_level,
  case when t.perceived_shape = 1 then 'red'
    when t.perceived_shape = 2 then 'amber' when t.perceived_shape > 2 then 'green' end
    as perceived_shape_level,
  case when t.fatigue = 5 then 'red'
    when t.fatigue = 4 then 'amber' when t.fatigue < 4 then 'green' end
    as fatigue_level,
  case when t.soreness = 5 then 'red'
    when t.soreness = 4 then 'amber' when t.soreness < 4 then 'green' end
    as soreness_level,
  case when t.stress = 5 then 'red'
    when t.stress = 4 then 'amber' when t.stress < 4 then 'green' end
    as stress_level,
  case when t.mood = 1 then 'red' when t.mood = 2 then 'amber' when t.mood > 2 then 'green' end
    as mood_level,
  case when t.hydration = 8 then 'red'
    when t.hydration = 7 then 'amber' when t.hydration < 7 then 'green' end
    as hydration_level,
  case when t.training_quality = 1 then 'red'
    when t.training_quality = 2 then 'amber' when t.training_quality > 2 then 'green' end
    as training_quality_level,
  (
    select avg(step)::float8
    from (values (t.sleep_quality), (t.perceived_shape), (t.mood), (t.training_quality),
      (6 - t.fatigue), (6 - t.soreness), (6 - t.stress)) as items (step)
  ) as readiness,
  e.first::text, e.last::text, e.days::int
from people p
  left join usual u on u.user_id = p.id
  left join known t on t.user_id = p.id and t.ago = 0
  left join (
    select distinct on (user_id) user_id, min(day) as first, max(day) as last, count(*) as days
    from (
      select
        user_id, day,
        count(*) filter (where before is null or day - before > 2)
          over (partition by user_id order by day) as run
      from (
        select user_id, day, lag(day) over (partition by user_id order by day) as before
        from (
          select user_id, day
          from known
          where health <> 'healthy'
          union
          select a.user_id, d::date
          from absences a
            cross join generate_series(
              greatest(a.from_date, :day::date - 28), least(a.until_date, :day::date), '1 day'
            ) d
            left join known k on k.user_id = a.user_id and k.day = d::date
          where a.club_id = :club_id and a.reason in ('ill', 'injured') and k.health is null
        ) unwell
      ) following
    ) runs
    group by user_id, run
    order by user_id, run desc
  ) e on e.user_id = p.id and e.last >= :day::date - 1 and e.last > coalesce(u.well, '-infinity')
order by p.full_name
