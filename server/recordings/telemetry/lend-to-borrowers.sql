-- Notes whose seats of a recording are in those that show its strokes too, unless they have taken
-- those of another since, and says where these are.
with borrowers as (
  select e.activity_id from activity_edits e
  where e.club_id = :club_id and e.other_id = :lender_id and e.kind = 'strokes'
    and not exists (
      select from activity_edits l
      where l.club_id = e.club_id and l.activity_id = e.activity_id
        and l.kind = 'strokes' and l.id > e.id
    )
),
noted as (
  insert into recorded_seats (club_id, activity_id, position, user_id)
  select :club_id, b.activity_id, s.position, s.user_id
  from borrowers b
  cross join json_to_recordset(:seats::json) as s (position smallint, user_id bigint)
  on conflict (club_id, activity_id, position) do update set user_id = excluded.user_id
)
select a.session_id, a.crew_id
from activities a
join borrowers b on b.activity_id = a.id
where a.club_id = :club_id
