-- The state of a session, and what people are notified of.

-- The programmes of a session by name, people and exercises; null without any. Lists are sorted, so
-- that equal plans are equal.
create function app.exercises_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_agg(
      jsonb_build_object('name', g.name, 'athlete_ids', a.ids, 'pieces', x.pieces) ||
        case
          when g.named and a.ids = '[]' then '{"for_nobody": true}'
          else '{}'::jsonb
        end
      order by g.position
    )
    from strength_programmes g
      cross join lateral (
        select coalesce(jsonb_agg(t.user_id order by t.user_id), '[]') as ids
        from strength_athletes t
        where t.club_id = g.club_id and t.session_id = g.session_id and t.programme = g.position
      ) a
      cross join lateral (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'exercise_id', p.exercise_id, 'sets_count', p.sets_count, 'rest', p.rest,
              'segments', p.segments
            )
            order by p.position
          ), '[]'
        ) as pieces
        from strength_pieces p
        where p.club_id = g.club_id and p.session_id = g.session_id and p.programme = g.position
      ) x
    where g.club_id = club and g.session_id = session
  $$;

-- The plan of a session as people are notified of it.
create function app.plan_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'name', s.name, 'sport_id', s.sport_id,
      'start_date', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'end_date', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'all_day', s.all_day, 'location', s.location,
      'venue', (select v.name from venues v where v.club_id = s.club_id and v.id = s.venue_id),
      'planned_distance', s.planned_distance, 'planned_time', s.planned_time,
      'structure', (
        select st.display
        from session_structures st
        where st.club_id = s.club_id and st.session_id = s.id
      ),
      'exercises', app.exercises_of(s.club_id, s.id)
    )
    from sessions s
    where s.club_id = club and s.id = session
  $$;

-- All of a session that somebody may change. Lists are sorted, so that equal states are equal.
create function app.state_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select app.plan_of(club, session) || jsonb_build_object(
      'description', s.description, 'planned_rpe', s.planned_rpe,
      'intensities', (
        select jsonb_agg(jsonb_build_array(i.intensity_id, i.percentage) order by i.intensity_id)
        from session_intensities i
        where i.club_id = s.club_id and i.session_id = s.id
      ),
      'rate_zones', (
        select jsonb_agg(jsonb_build_array(z.kind, z.zone_id) order by z.kind, z.zone_id)
        from session_rate_zones z
        where z.club_id = s.club_id and z.session_id = s.id
      ),
      'focuses', (
        select jsonb_agg(f.focus_id order by f.focus_id)
        from session_focuses f
        where f.club_id = s.club_id and f.session_id = s.id
      ),
      'tags', (
        select jsonb_agg(t.tag_text order by t.tag_text)
        from session_tags st
          join event_tags t on t.club_id = st.club_id and t.id = st.tag_id
        where st.club_id = s.club_id and st.session_id = s.id
      ),
      'people', (
        select jsonb_agg(p.user_id order by p.user_id)
        from participants p
        where p.club_id = s.club_id and p.session_id = s.id
      ),
      'attendance_limit', s.attendance_limit, 'competitive', s.competitive,
      'event_type', s.event_type,
      'restricted_view', s.restricted_view, 'seat_racing', s.seat_racing,
      'video', s.video_stream_url, 'public_page_intro', s.public_page_intro, 'weather', s.weather
    )
    from sessions s
    where s.club_id = club and s.id = session
  $$;

-- The published boats a person sits in, with seat and crew; null without one. The boats of a seat
-- race change with the piece.
create function app.crew_of(club bigint, session bigint, person bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_agg(
      jsonb_build_object(
        'boat', c.name, 'boat_type', c.boat_type, 'seat', own.position,
        'people', (
          select jsonb_agg(u.user_id order by u.position)
          from crew_users u
          where u.club_id = c.club_id and u.crew_id = c.id
        )
      )
      order by c.id
    )
    from crew_users own
      join crews c on c.club_id = own.club_id and c.id = own.crew_id
    where own.club_id = club
      and own.user_id = person
      and c.session_id = session
      and c.published_at is not null
      and not exists (
        select from seat_race_boats b where b.club_id = c.club_id and b.crew_id = c.id
      )
  $$;

call app.protect('session_series', 'planning: all');
call app.protect(
  'sessions',
  'planning, counted: where deleted_at is null; without deleted_at, deleted_by; ids in '
  'published_plan: athlete_ids of users, exercise_id of exercises'
);
call app.protect('participants', 'planning: all');
call app.protect('session_structures', 'planning: all');
call app.protect('session_pieces', 'planning: all');
call app.protect('dropped_pieces', 'planning: all');
call app.protect('session_intensities', 'planning: all');
call app.protect('session_rate_zones', 'planning: all');
call app.protect('session_focuses', 'planning: all');
call app.protect('event_tags', 'planning: all');
call app.protect('session_tags', 'planning: all');
call app.protect('exercises', 'planning: all');
call app.protect('strength_programmes', 'planning: all');
call app.protect('strength_athletes', 'planning: all');
call app.protect('strength_pieces', 'planning: all');
call app.protect('dropped_exercises', 'planning: all');
call app.protect('session_states', 'not: worked out from what is here');
call app.protect(
  'session_changes',
  'planning: all; ids in changes: people of users, athlete_ids of users, exercise_id of exercises'
);
call app.protect('session_notified', 'not: it remembers what people were notified of');
call app.protect('session_merges', 'not: it serves to undo a change');

-- A deleted session is invisible, with all that joins it, until it is restored or removed for good.
create policy present on sessions as restrictive for select to slipway_app, slipway_worker
  using (deleted_at is null);

grant execute on function
  app.exercises_of, app.plan_of, app.state_of, app.crew_of
to slipway_app, slipway_worker;
