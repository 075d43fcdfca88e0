-- The sessions of some days with their JSON, and between the marks what the filters ask besides.
select json_build_object('data', coalesce(json_agg(json_build_object(
  'id', s.id,
  'kind', s.kind,
  'event_type', s.event_type,
  'name', s.name,
  'sport_id', s.sport_id,
  'start_date', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'end_date', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'all_day_event', s.all_day,
  'published', s.published_at is not null,
  'competitive', s.competitive,
  'series_id', s.series_id,
  'favorite', exists (
    select from session_favourites f
    where f.club_id = s.club_id and f.session_id = s.id and f.user_id = :viewer_id
  ),
  'planned_distance', s.planned_distance,
  'planned_time', s.planned_time,
  'location', s.location,
  'structure_text', (
    select st.display from session_structures st
    where st.club_id = s.club_id and st.session_id = s.id
  ),
  'participants', n.participants,
  'attending', n.attending,
  'not_attending', n.not_attending,
  'attendance_limit', s.attendance_limit,
  'has_results', exists (
    select from activities v where v.club_id = s.club_id and v.session_id = s.id
  ),
  'mine', n.mine
  -- filtered
  , 'planned_rpe', s.planned_rpe,
  'structure_distance', case when s.planned_distance is null then (
    select nullif(sum(
      case when st.piece_structure = :repeated then st.repetitions else 1 end
        * coalesce(g.metres, p.planned_distance)
    ), 0)
    from session_structures st
    join session_pieces p on p.club_id = st.club_id and p.session_id = st.session_id
    cross join lateral (
      select case when count(*) > 0
        then coalesce(sum((e ->> 'planned_distance')::float8), 0) end as metres
      from jsonb_array_elements(p.segments) e
      where coalesce(e ->> 'planned_distance', e ->> 'planned_time') is not null
    ) g
    where st.club_id = s.club_id and st.session_id = s.id
  ) end,
  'intensities', (
    select coalesce(json_agg(
      json_build_object('id', i.intensity_id, 'percentage', i.percentage) order by i.intensity_id
    ), '[]')
    from session_intensities i
    where i.club_id = s.club_id and i.session_id = s.id
  ),
  'done', (
    select case when count(*) > 0 then json_build_object(
      'people', count(*),
      'time', avg(t.seconds),
      'distance', avg(t.distance),
      'load', avg(t.ets),
      'zone_seconds', json_build_array(
        avg(t.zone_seconds[1]), avg(t.zone_seconds[2]), avg(t.zone_seconds[3]),
        avg(t.zone_seconds[4]), avg(t.zone_seconds[5]), avg(t.zone_seconds[6]),
        avg(t.zone_seconds[7])
      )
    ) end
    from training_loads t
    where t.club_id = s.club_id and t.session_id = s.id and s.starts_at <= now()
      and t.user_id = any (:people::bigint[])
      and (t.user_id = :viewer_id or t.user_id in (
        select app.visible_athletes(:club_id, :viewer_id)
      ))
  )
  -- end
) order by s.starts_at, s.id), '[]'))::text as json
from sessions s
cross join lateral (
  select
    count(*) filter (where p.role_id = 2) as participants,
    count(*) filter (
      where p.role_id = 2
        and (a.presence = 'late' or (a.attending = 1 and a.presence is distinct from 'no-show'))
    ) as attending,
    count(*) filter (
      where p.role_id = 2
        and (
          a.presence = 'no-show'
          or (a.attending = 2 and a.waiting_since is null and a.presence is null)
        )
    ) as not_attending,
    json_agg(json_build_object(
      'attending', a.attending,
      'ill', coalesce(a.ill, false),
      'injured', coalesce(a.injured, false),
      'did_alternative', coalesce(a.did_alternative, false),
      'reason', a.reason,
      'note', a.note,
      'waiting', a.waiting_since is not null,
      'athlete', p.role_id = 2,
      'edit', p.edit
    )) filter (where p.user_id = :viewer_id) -> 0 as mine
  from participants p
  left join attendance a
    on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where p.club_id = s.club_id and p.session_id = s.id
) n
where s.club_id = :club_id
  and s.starts_at < ((:end_date::date + 1)::timestamp at time zone :time_zone)
  and s.starts_at >= (:start_date::date::timestamp at time zone :time_zone)
  -- filtered
  and exists (
    select from participants x
    where x.club_id = s.club_id and x.session_id = s.id and x.user_id = any (:people::bigint[])
  )
  and exists (
    select from participants x
    join squad_users su on su.club_id = x.club_id and su.user_id = x.user_id
    where x.club_id = s.club_id and x.session_id = s.id and su.squad_id = any (:squads::bigint[])
  )
  and s.creator_id = any (:creators::bigint[])
  and s.sport_id = any (:sports::int[])
  and array[
    s.kind,
    s.event_type,
    case when s.competitive then 'competition' end,
    case when s.seat_racing then 'seat-racing' end
  ] && :types::text[]
  and exists (
    select from session_tags x
    where x.club_id = s.club_id and x.session_id = s.id and x.tag_id = any (:tags::bigint[])
  )
  and exists (
    select from session_focuses x
    where x.club_id = s.club_id and x.session_id = s.id and x.focus_id = any (:focuses::bigint[])
  )
  and exists (
    select from session_intensities x
    where x.club_id = s.club_id and x.session_id = s.id
      and x.intensity_id = any (:intensities::bigint[])
  )
  and exists (
    select from session_rate_zones x
    where x.club_id = s.club_id and x.session_id = s.id
      and x.kind = 'heart-rate' and x.zone_id = any (:heart::int[])
  )
  and exists (
    select from session_rate_zones x
    where x.club_id = s.club_id and x.session_id = s.id
      and x.kind = 'stroke-rate' and x.zone_id = any (:stroke::int[])
  )
  -- end
