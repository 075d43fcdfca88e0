-- Puts a change that was undone back to its old position in the list.
insert into activity_edits (
  club_id, id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at
)
overriding system value
select
  club_id, edit_id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at
from undone_edits
where club_id = :club_id and id = :id
