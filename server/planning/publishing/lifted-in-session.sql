-- For each exercise in its programme, how many of these people did it and their mean sets,
-- repetitions and weight. An exercise that is no longer planned is the 0th of its kind.
with planned as (
  select
    p.number,
    g.name as programme,
    p.exercise_id,
    row_number() over (
      partition by p.programme, p.exercise_id order by p.position
    )::int as nth
  from strength_pieces p
  join strength_programmes g
    on g.club_id = p.club_id and g.session_id = p.session_id and g.position = p.programme
  where p.club_id = :club_id and p.session_id = :id
  union all
  select number, programme, exercise_id, 0
  from dropped_exercises
  where club_id = :club_id and session_id = :id
),
lifted as (
  select
    d.programme,
    d.exercise_id,
    d.nth,
    count(*) as sets,
    avg(c.reps) as reps,
    avg(c.exercise_weight) as weight
  from results r
  join scores c on c.club_id = r.club_id and c.result_id = r.id and c.part = 'set'
  join planned d on d.number = c.piece
  where r.club_id = :club_id and r.session_id = :id and not r.alternative
    and r.user_id = any (:people)
  group by r.user_id, d.programme, d.exercise_id, d.nth
)
select
  programme,
  exercise_id as "exercise_id!",
  nth as "nth!",
  count(*) as "people!",
  avg(sets)::float8 as "sets!",
  avg(reps)::float8 as reps,
  avg(weight) as exercise_weight
from lifted
group by programme, exercise_id, nth
order by programme, nth
