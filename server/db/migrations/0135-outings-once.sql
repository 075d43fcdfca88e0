-- Recordings of one outing count once, and those of a boat for whoever sat in it: what is kept of loads is worked out anew.
do $$ begin perform app.enqueue('refresh-club-loads', json_build_object('club_id', id), 'loads-' || id) from clubs; end $$;
