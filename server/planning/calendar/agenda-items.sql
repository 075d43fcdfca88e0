-- Sessions and events as the calendar and home show them: the counts of the answers and the
-- viewer's own answer. Only athletes are counted: coaches are there without being asked.
select
  s.id, s.kind, s.event_type, s.name, s.sport_id, s.starts_at, s.ends_at, s.all_day,
  s.competitive, s.series_id,
  s.published_at is not null as "published!",
  s.planned_distance, s.planned_time, s.planned_rpe, s.location, s.attendance_limit,
  st.display as structure,
  case when s.sport_id = any (:strength_sports) then (
    -- The viewer's own programmes, or all of them for who does not train in the session.
    select string_agg(g.name, ' · ' order by g.position)
    from strength_programmes g
    left join strength_athletes own
      on own.club_id = g.club_id and own.session_id = g.session_id and own.user_id = :viewer_id
    where g.club_id = s.club_id and g.session_id = s.id and (
      not n.is_athlete
      or own.programme = g.position
      or (own.programme is null and not g.named)
    )
  ) end as programmes,
  exists (
    select from session_favourites f
    where f.club_id = s.club_id and f.session_id = s.id and f.user_id = :viewer_id
  ) as "favorite!",
  exists (
    select from activities v where v.club_id = s.club_id and v.session_id = s.id
  ) as "has_results!",
  n.participants as "participants!",
  n.attending as "attending!",
  n.not_attending as "not_attending!",
  own.edit as own_edit,
  own.role_id as own_role_id,
  a.attending as own_attending,
  a.waiting_since is not null as "own_waiting!",
  coalesce(a.did_alternative, false) as "own_did_alternative!",
  coalesce(a.ill, false) as "own_ill!",
  coalesce(a.injured, false) as "own_injured!",
  a.reason as own_reason,
  a.note as own_note
from sessions s
left join session_structures st on st.club_id = s.club_id and st.session_id = s.id
left join participants own
  on own.club_id = s.club_id and own.session_id = s.id and own.user_id = :viewer_id
left join attendance a
  on a.club_id = own.club_id and a.session_id = own.session_id and a.user_id = own.user_id
cross join lateral (
  select
    count(*) as participants,
    count(*) filter (where app.was_present(a.attending, a.presence)) as attending,
    count(*) filter (
      -- Who waits for a place has not declined.
      where a.presence = 'no-show'
        or (a.attending = :declined and a.waiting_since is null and a.presence is null)
    ) as not_attending,
    coalesce(bool_or(p.user_id = :viewer_id), false) as is_athlete
  from participants p
  left join attendance a
    on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where p.club_id = s.club_id and p.session_id = s.id and p.role_id = :athlete_role
) n
where s.club_id = :club_id and s.id = any (:ids)
order by s.starts_at, s.id
