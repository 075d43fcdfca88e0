-- The activities of an import, with what depends on each: those that take something from it, who
-- sat in it, and whether a recording of another import was merged into it.
select
  a.id, a.user_id, a.session_id,
  array(
    select e.activity_id from activity_edits e
    where e.club_id = a.club_id and e.other_id = a.id
  ) as "takers!",
  array(
    select n.user_id from recorded_seats n
    where n.club_id = a.club_id and n.activity_id = a.id and n.user_id is not null
  ) as "aboard!",
  exists (
    select from activities g
    where g.club_id = a.club_id and g.merged_into = a.id and g.import_id <> a.import_id
  ) as "hosts!"
from activities a
where a.club_id = :club_id and a.import_id = :import_id
