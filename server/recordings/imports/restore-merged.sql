-- Restores the sessions that merges had deleted: one merge, or all in these activities.
select app.restore_sessions(array_agg(e.other_session_id)) as id
from activity_edits e
where e.club_id = :club_id and e.kind = 'merge' and e.session_deleted
  and (e.id = :edit_id? or e.activity_id = any (:host_ids))
having count(*) > 0
