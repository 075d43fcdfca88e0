insert into attendance (club_id, session_id, user_id, attending)
values (:club_id, :event_id, :user_id, :attending)
on conflict (club_id, session_id, user_id) do update
set attending = excluded.attending, answered_at = now()
