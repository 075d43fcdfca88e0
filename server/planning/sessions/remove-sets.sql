-- Removes the exercises beyond the end of their programme, and those of programmes there are no
-- more.
delete from strength_pieces
where club_id = :club_id
  and session_id = any (:session_ids)
  and position >= coalesce((:lengths::int[])[programme + 1], 0)
