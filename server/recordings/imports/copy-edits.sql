-- Copies the changes of an activity to the half that is split off; its cuts made no halves there.
insert into activity_edits (
  club_id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at
)
select
  club_id, :half_id, kind, start, finish, seconds,
  case when kind <> 'trim' then other_id end,
  creator_id, created_at
from activity_edits
where club_id = :club_id and activity_id = :id
order by id
