-- A programme made for named people stays one for named people when the last of them leaves: it is nobody's then, not everybody's.
alter table strength_programmes add column named boolean not null default false;
update strength_programmes g set named = true where exists (
  select from strength_athletes t where t.club_id = g.club_id and t.session_id = g.session_id and t.programme = g.position);

-- As before, and said of a programme that is nobody's; of any other there is nothing new to be told.
create or replace function app.exercises_of(club bigint, session bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_agg(jsonb_build_object('name', g.name, 'athlete_ids', a.ids, 'pieces', x.pieces)
      || case when g.named and a.ids = '[]' then '{"for_nobody": true}' else '{}'::jsonb end order by g.position)
    from strength_programmes g
    cross join lateral (select coalesce(jsonb_agg(t.user_id order by t.user_id), '[]') as ids
      from strength_athletes t where t.club_id = g.club_id and t.session_id = g.session_id and t.programme = g.position) a
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('exercise_id', p.exercise_id, 'sets_count', p.sets_count, 'rest', p.rest,
        'segments', p.segments) order by p.position), '[]') as pieces
      from strength_pieces p where p.club_id = g.club_id and p.session_id = g.session_id and p.programme = g.position) x
    where g.club_id = club and g.session_id = session
  $$;

create or replace function app.plan_for(plan jsonb, person bigint, role_id int) returns jsonb
  language sql stable
  as $$
    select case when role_id <> 2 or coalesce(plan -> 'exercises', 'null') = 'null' then plan else plan || jsonb_build_object('exercises', (
      select jsonb_agg(g - 'athlete_ids' order by place) from jsonb_array_elements(plan -> 'exercises') with ordinality as e (g, place)
      where case when plan @> jsonb_build_object('exercises', jsonb_build_array(jsonb_build_object('athlete_ids', jsonb_build_array(person))))
        then g -> 'athlete_ids' @> to_jsonb(person) else g -> 'athlete_ids' = '[]' and not g ? 'for_nobody' end)) end
  $$;
