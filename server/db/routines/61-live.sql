-- Recordings that are followed while they are made.

call app.protect('connect_codes', 'not: a code lets a device record');
call app.protect('live_recordings', 'not: on the way in; it becomes a recording');
call app.protect('live_chunks', 'not: on the way in; it becomes a recording');
call app.protect('erg_races', 'not: on the way in; it becomes results');
call app.protect('erg_lanes', 'not: on the way in; it becomes results');

-- The club, session and participant of a code; null for a code that nobody has.
create function app.open_connect_code(wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'club_id', k.club_id, 'session_id', k.session_id, 'crew_id', k.crew_id, 'user_id', k.user_id,
      'keeps_open', k.keeps_open
    )
    from connect_codes k
    where k.code = wanted
  $$;

-- The club and boat of the code of a sticker; null for a code that is on none.
create function app.open_sticker(wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object('club_id', e.club_id, 'item_id', e.id, 'name', e.name)
    from equipment e
    where e.sticker_code = wanted
  $$;

-- The club of the recording of a token; null for a token that no recording has.
create function app.club_of_recording(hash bytea) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.club_id from live_recordings r where r.token_hash = hash
  $$;

-- A recording of which nothing was heard for so long is not gone on with.
create function app.silence_of_recordings() returns interval
  language sql immutable parallel safe
  as $$ select interval '12 hours' $$;

-- Recordings with samples that nobody goes on with: the codes of their session are over, and the
-- device has been silent since.
create function app.silent_recordings() returns table (club_id bigint, id bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.club_id, r.id
    from live_recordings r
      join sessions s on s.club_id = r.club_id and s.id = r.session_id
    where r.status < 4 and r.samples > 0
      and r.heard_at < now() - app.silence_of_recordings()
      and s.ends_at < now() - interval '4 hours'
    order by r.id
  $$;

-- Forgets the samples of recordings that were over a month ago: all of them are in a file, or were
-- discarded.
create function app.forget_live_chunks() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from live_chunks k
    using live_recordings r
    where r.club_id = k.club_id and r.id = k.recording_id
      and r.heard_at < now() - interval '30 days'
      and (r.status = 5 or (r.status = 4 and r.imported >= r.samples))
  $$;

grant execute on function
  app.forget_live_chunks, app.silent_recordings, app.silence_of_recordings
to slipway_worker;
grant execute on function
  app.open_connect_code, app.open_sticker, app.club_of_recording
to slipway_app;
