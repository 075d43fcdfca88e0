-- Makes parts of other activities whole ones again, by one merge or by all in these activities.
-- Each returns to its earlier session, or to none when that no longer exists.
update activities a
set
  merged_into = null,
  session_id = (
    select s.id from sessions s where s.club_id = a.club_id and s.id = e.other_session_id
  )
from activity_edits e
where e.club_id = :club_id and e.kind = 'merge'
  and (e.id = :edit_id? or e.activity_id = any (:host_ids))
  and a.club_id = e.club_id and a.id = e.other_id and a.merged_into = e.activity_id
returning a.session_id, a.user_id
