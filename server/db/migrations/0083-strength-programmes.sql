-- Strength and conditioning by programmes: each with its exercises, for the athletes it names. One that names nobody is for all who have none of their own.
create table strength_programmes (
  club_id bigint not null,
  session_id bigint not null,
  position int not null check (position between 0 and 19),
  name text check (length(name) between 1 and 120),
  primary key (club_id, session_id, position),
  foreign key (club_id, session_id) references sessions on delete cascade
);
call app.protect('strength_programmes');

-- What a session had so far is its one programme.
insert into strength_programmes (club_id, session_id, position) select distinct club_id, session_id, 0 from strength_pieces;
alter table strength_pieces add column programme int not null default 0;
alter table strength_pieces
  alter column programme drop default,
  drop constraint strength_pieces_pkey,
  add primary key (club_id, session_id, programme, position),
  drop constraint strength_pieces_club_id_session_id_fkey,
  add foreign key (club_id, session_id, programme) references strength_programmes on delete cascade;

-- An athlete has at most one programme of a session, and loses it with the place in the session.
create table strength_athletes (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  programme int not null,
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id, programme) references strength_programmes on delete cascade,
  foreign key (club_id, session_id, user_id) references participants on delete cascade
);
call app.protect('strength_athletes');

-- Pieces of the last of twenty programmes are counted up to 1000.
alter table scores drop constraint scores_piece_check, add check (piece between 0 and 1000);

-- The programmes of a session by name, people and exercises; of a single one without name and people the exercises alone. Lists are sorted, so that the same is equal.
create function app.exercises_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select case when count(*) = 1 and bool_and(g.name is null and a.ids is null) then jsonb_agg(x.pieces) -> 0
      else jsonb_agg(jsonb_build_array(g.name, a.ids, x.pieces) order by g.position) end
    from strength_programmes g
    cross join lateral (select jsonb_agg(t.user_id order by t.user_id) as ids
      from strength_athletes t where t.club_id = g.club_id and t.session_id = g.session_id and t.programme = g.position) a
    cross join lateral (select jsonb_agg(jsonb_build_array(p.exercise_id, p.sets_count, p.rest, p.segments) order by p.position) as pieces
      from strength_pieces p where p.club_id = g.club_id and p.session_id = g.session_id and p.programme = g.position) x
    where g.club_id = club and g.session_id = session
  $$;
revoke execute on function app.exercises_of(bigint, bigint) from public;
grant execute on function app.exercises_of(bigint, bigint) to slipway_app, slipway_worker;

-- All that somebody may change, as it stands. Lists are sorted, so that the same is equal.
create or replace function app.state_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select app.plan_of(club, session) || jsonb_build_object('description', s.description, 'planned_rpe', s.planned_rpe,
      'intensities', (select jsonb_agg(jsonb_build_array(i.intensity_id, i.percentage) order by i.intensity_id)
        from session_intensities i where i.club_id = s.club_id and i.session_id = s.id),
      'rate_zones', (select jsonb_agg(jsonb_build_array(z.kind, z.zone_id) order by z.kind, z.zone_id)
        from session_rate_zones z where z.club_id = s.club_id and z.session_id = s.id),
      'exercises', app.exercises_of(club, session),
      'focuses', (select jsonb_agg(f.focus_id order by f.focus_id) from session_focuses f where f.club_id = s.club_id and f.session_id = s.id),
      'tags', (select jsonb_agg(t.tag_text order by t.tag_text) from session_tags st join event_tags t on t.club_id = st.club_id and t.id = st.tag_id
        where st.club_id = s.club_id and st.session_id = s.id),
      'people', (select jsonb_agg(p.user_id order by p.user_id) from participants p where p.club_id = s.club_id and p.session_id = s.id),
      'attendance_limit', s.attendance_limit, 'competitive', s.competitive, 'restricted_view', s.restricted_view, 'seat_racing', s.seat_racing,
      'video', s.video_stream_url, 'public_page_intro', s.public_page_intro, 'weather', s.weather)
    from sessions s where s.club_id = club and s.id = session
  $$;
