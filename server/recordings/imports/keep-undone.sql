-- Keeps a change that is undone, so that it can be redone.
insert into undone_edits (
  club_id, activity_id, edit_id, kind, start, finish, seconds, other_id, creator_id, created_at
)
select club_id, activity_id, id, kind, start, finish, seconds, other_id, creator_id, created_at
from activity_edits
where club_id = :club_id and id = :id
