-- By its number results refer to an exercise: it stays when exercises or programmes around it come, go or change places.
alter table strength_pieces add column number smallint check (number > 0);
update strength_pieces set number = programme * 50 + position + 1;
alter table strength_pieces
  alter column number set not null,
  add constraint strength_pieces_number unique (club_id, session_id, number) deferrable initially deferred;

-- Exercises that were taken out of a plan when there were results of them already, with the programme they were in.
create table dropped_exercises (
  club_id bigint not null,
  session_id bigint not null,
  number smallint not null,
  exercise_id bigint not null,
  programme text,
  primary key (club_id, session_id, number),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, exercise_id) references exercises (club_id, id)
);
call app.protect('dropped_exercises');

-- As many numbers as exercises that are planned and such that were, in a session that has had many.
alter table scores drop constraint scores_piece_check, add check (piece between 0 and 9999);

-- The programmes of a session by name, people and exercises; null without any. Lists are sorted, so that the same is equal.
create or replace function app.exercises_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_agg(jsonb_build_object('name', g.name, 'athlete_ids', a.ids, 'pieces', x.pieces) order by g.position)
    from strength_programmes g
    cross join lateral (select coalesce(jsonb_agg(t.user_id order by t.user_id), '[]') as ids
      from strength_athletes t where t.club_id = g.club_id and t.session_id = g.session_id and t.programme = g.position) a
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('exercise_id', p.exercise_id, 'sets_count', p.sets_count, 'rest', p.rest,
        'segments', p.segments) order by p.position), '[]') as pieces
      from strength_pieces p where p.club_id = g.club_id and p.session_id = g.session_id and p.programme = g.position) x
    where g.club_id = club and g.session_id = session
  $$;

create or replace function app.plan_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object('name', s.name, 'sport_id', s.sport_id,
      'start_date', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'end_date', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'all_day', s.all_day, 'location', s.location, 'venue', (select v.name from venues v where v.club_id = s.club_id and v.id = s.venue_id),
      'planned_distance', s.planned_distance, 'planned_time', s.planned_time,
      'structure', (select st.display from session_structures st where st.club_id = s.club_id and st.session_id = s.id),
      'exercises', app.exercises_of(s.club_id, s.id))
    from sessions s where s.club_id = club and s.id = session
  $$;

-- What of a plan concerns one of its people: an athlete by the programmes that are theirs, whoever else is in them; all of it to others.
create function app.plan_for(plan jsonb, person bigint, role_id int) returns jsonb
  language sql stable
  as $$
    select case when role_id <> 2 or coalesce(plan -> 'exercises', 'null') = 'null' then plan else plan || jsonb_build_object('exercises', (
      select jsonb_agg(g - 'athlete_ids' order by place) from jsonb_array_elements(plan -> 'exercises') with ordinality as e (g, place)
      where case when plan @> jsonb_build_object('exercises', jsonb_build_array(jsonb_build_object('athlete_ids', jsonb_build_array(person))))
        then g -> 'athlete_ids' @> to_jsonb(person) else g -> 'athlete_ids' = '[]' end)) end
  $$;

create or replace function app.told_words(changes jsonb) returns jsonb
  language sql immutable
  as $$
    select coalesce(jsonb_agg(word order by place), '[]') from (values
      (1, 'time', array['start_date', 'end_date', 'all_day']), (2, 'place', array['location', 'venue']),
      (3, 'pieces', array['structure', 'planned_distance', 'planned_time']), (4, 'exercises', array['exercises']),
      (5, 'name', array['name', 'sport_id'])) as w (place, word, fields)
    where changes ?| fields
  $$;

create or replace function app.state_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select app.plan_of(club, session) || jsonb_build_object('description', s.description, 'planned_rpe', s.planned_rpe,
      'intensities', (select jsonb_agg(jsonb_build_array(i.intensity_id, i.percentage) order by i.intensity_id)
        from session_intensities i where i.club_id = s.club_id and i.session_id = s.id),
      'rate_zones', (select jsonb_agg(jsonb_build_array(z.kind, z.zone_id) order by z.kind, z.zone_id)
        from session_rate_zones z where z.club_id = s.club_id and z.session_id = s.id),
      'focuses', (select jsonb_agg(f.focus_id order by f.focus_id) from session_focuses f where f.club_id = s.club_id and f.session_id = s.id),
      'tags', (select jsonb_agg(t.tag_text order by t.tag_text) from session_tags st join event_tags t on t.club_id = st.club_id and t.id = st.tag_id
        where st.club_id = s.club_id and st.session_id = s.id),
      'people', (select jsonb_agg(p.user_id order by p.user_id) from participants p where p.club_id = s.club_id and p.session_id = s.id),
      'attendance_limit', s.attendance_limit, 'competitive', s.competitive, 'restricted_view', s.restricted_view, 'seat_racing', s.seat_racing,
      'video', s.video_stream_url, 'public_page_intro', s.public_page_intro, 'weather', s.weather)
    from sessions s where s.club_id = club and s.id = session
  $$;

revoke execute on function app.plan_for(jsonb, bigint, int) from public;
grant execute on function app.plan_for(jsonb, bigint, int) to slipway_app, slipway_worker;

-- What is public counts as told with its exercises as they are, and the history has seen them: nothing has changed by being looked at.
update session_states set state = state || jsonb_build_object('exercises', app.exercises_of(club_id, session_id)) where state ? 'exercises';
alter table sessions disable trigger user;
update sessions set published_plan = published_plan || jsonb_build_object('exercises', app.exercises_of(club_id, id)) where published_plan is not null;
alter table sessions enable trigger user;
update session_told t set plan = app.plan_for(t.plan || jsonb_build_object('exercises', app.exercises_of(t.club_id, t.session_id)), t.user_id,
  coalesce((select p.role_id from participants p where p.club_id = t.club_id and p.session_id = t.session_id and p.user_id = t.user_id), 2));
