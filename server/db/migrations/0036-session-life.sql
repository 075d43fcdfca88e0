-- What happens to a session once it is planned: who was told what, what changed, what came together, what was said.

-- The plan as people are told it. A crew is told with its members once there are crews.
create function app.plan_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object('name', s.name, 'sport_id', s.sport_id,
      'start_date', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'end_date', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'all_day', s.all_day, 'location', s.location, 'venue', (select v.name from venues v where v.club_id = s.club_id and v.id = s.venue_id),
      'planned_distance', s.planned_distance, 'planned_time', s.planned_time,
      'structure', (select st.display from session_structures st where st.club_id = s.club_id and st.session_id = s.id))
    from sessions s where s.club_id = club and s.id = session
  $$;

-- All that somebody may change, as it stands. Lists are sorted, so that the same is equal.
create function app.state_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select app.plan_of(club, session) || jsonb_build_object('description', s.description, 'planned_rpe', s.planned_rpe,
      'intensities', (select jsonb_agg(jsonb_build_array(i.intensity_id, i.percentage) order by i.intensity_id)
        from session_intensities i where i.club_id = s.club_id and i.session_id = s.id),
      'rate_zones', (select jsonb_agg(jsonb_build_array(z.kind, z.zone_id) order by z.kind, z.zone_id)
        from session_rate_zones z where z.club_id = s.club_id and z.session_id = s.id),
      'exercises', (select jsonb_agg(jsonb_build_array(x.exercise_id, x.sets_count, x.rest, x.segments) order by x.position)
        from strength_pieces x where x.club_id = s.club_id and x.session_id = s.id),
      'focuses', (select jsonb_agg(f.focus_id order by f.focus_id) from session_focuses f where f.club_id = s.club_id and f.session_id = s.id),
      'tags', (select jsonb_agg(t.tag_text order by t.tag_text) from session_tags st join event_tags t on t.club_id = st.club_id and t.id = st.tag_id
        where st.club_id = s.club_id and st.session_id = s.id),
      'people', (select jsonb_agg(p.user_id order by p.user_id) from participants p where p.club_id = s.club_id and p.session_id = s.id),
      'attendance_limit', s.attendance_limit, 'competitive', s.competitive, 'restricted_view', s.restricted_view, 'seat_racing', s.seat_racing,
      'video', s.video_stream_url, 'public_page_intro', s.public_page_intro, 'weather', s.weather)
    from sessions s where s.club_id = club and s.id = session
  $$;

-- { "field": [before, after] } of the fields both know.
create function app.difference(before jsonb, after jsonb) returns jsonb
  language sql immutable
  as $$
    select coalesce(jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key)), '{}') from jsonb_object_keys(after) as key
    where before ? key and before -> key is distinct from after -> key
  $$;

-- What people are told of a difference, in their words.
create function app.told_words(changes jsonb) returns jsonb
  language sql immutable
  as $$
    select coalesce(jsonb_agg(word order by place), '[]') from (values
      (1, 'time', array['start_date', 'end_date', 'all_day']), (2, 'place', array['location', 'venue']),
      (3, 'pieces', array['structure', 'planned_distance', 'planned_time']), (4, 'name', array['name', 'sport_id'])) as w (place, word, fields)
    where changes ?| fields
  $$;

revoke execute on function app.plan_of(bigint, bigint), app.state_of(bigint, bigint), app.difference(jsonb, jsonb), app.told_words(jsonb) from public;
grant execute on function app.plan_of(bigint, bigint), app.state_of(bigint, bigint), app.difference(jsonb, jsonb), app.told_words(jsonb)
  to slipway_app, slipway_worker;

-- kept_state: as the history last saw it.
alter table sessions add column kept_state jsonb;
update sessions set kept_state = app.state_of(club_id, id), published_plan = case when published_at is not null then app.plan_of(club_id, id) end;

-- The plan as each person was last told it.
create table session_told (
  club_id bigint not null,
  session_id bigint not null,
  user_id bigint not null,
  plan jsonb not null,
  told_at timestamptz not null default now(),
  primary key (club_id, session_id, user_id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('session_told');
insert into session_told (club_id, session_id, user_id, plan)
  select p.club_id, p.session_id, p.user_id, s.published_plan
  from participants p join sessions s on s.club_id = p.club_id and s.id = p.session_id where s.published_plan is not null;

create table session_comments (
  club_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  user_id bigint not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index session_comments_session on session_comments (club_id, session_id, id);
call app.protect('session_comments');

-- What came together in one session, so that it can be taken apart again: moved rows by their former session, added ones by their key.
create table session_merges (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  session_id bigint not null,
  from_ids bigint[] not null,
  moved jsonb not null,
  user_id bigint references users on delete set null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
create index session_merges_session on session_merges (club_id, session_id, id desc);
call app.protect('session_merges');

-- What the bin of the club in context holds. The rows themselves stay out of sight.
create function app.deleted_sessions() returns table (id bigint, name text, kind text, sport_id int, starts_at timestamptz, ends_at timestamptz,
    deleted_at timestamptz, deleted_by bigint, restricted boolean, editors bigint[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.name, s.kind, s.sport_id, s.starts_at, s.ends_at, s.deleted_at, s.deleted_by, s.published_at is null,
      array(select p.user_id from participants p where p.club_id = s.club_id and p.session_id = s.id and p.edit)
    from sessions s
    where s.club_id = app.club_id() and s.deleted_at > now() - interval '30 days'
      and not exists (select from session_merges m where m.club_id = s.club_id and s.id = any (m.from_ids) and m.undone_at is null)
  $$;
revoke execute on function app.deleted_sessions() from public;
grant execute on function app.deleted_sessions() to slipway_app;

-- What has lain in the bin for thirty days goes for good; the files in it stay with their athletes.
create function app.empty_bin() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from sessions where deleted_at < now() - interval '30 days' $$;
revoke execute on function app.empty_bin() from public;
grant execute on function app.empty_bin() to slipway_worker;
