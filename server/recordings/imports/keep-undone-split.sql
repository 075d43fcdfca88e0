-- Keeps the split that made a half, so that it can be redone: the first half was cut where it ends.
insert into undone_edits (
  club_id, activity_id, edit_id, kind, start, seconds, creator_id, created_at
)
select club_id, activity_id, id, 'split', finish, seconds, creator_id, created_at
from activity_edits
where club_id = :club_id and activity_id = :first_id and kind = 'trim' and other_id = :half_id
