-- The register of a session. Health, reason and note are for those who see the person; late and
-- no-show for the person and for who edits; which guardian answered for those who see the person
-- or edit. That somebody answered is not shown where all they said is hidden: an answer without
-- attendance would be an illness.
select
  p.user_id,
  u.full_name as "full_name!",
  u.picture,
  p.role_id,
  array(
    select q.name
    from squad_users su
    join squads q on q.club_id = su.club_id and q.id = su.squad_id
    where su.club_id = p.club_id and su.user_id = p.user_id
    order by q.name collate names
  ) as "squads!",
  a.attending,
  coalesce(a.did_alternative, false) as "did_alternative!",
  v.seen as "seen!",
  v.seen and coalesce(a.ill, false) as "ill!",
  v.seen and coalesce(a.injured, false) as "injured!",
  v.seen and coalesce(h.ill, false) as "ill_now!",
  v.seen and coalesce(h.injured, false) as "injured_now!",
  case when v.seen then a.reason end as reason,
  case when v.seen then a.note end as note,
  case when :edits or p.user_id = :viewer_id then a.presence end as presence,
  case
    when a.waiting_since is not null then rank() over (order by a.waiting_since, p.user_id)
  end as waiting,
  case
    when v.seen or a.attending is not null or a.did_alternative then a.answered_at
  end as answered_at,
  case
    when a.attending is not null and by.person <> p.user_id and (v.seen or :edits)
      then app.guardian_name(p.user_id, by.person)
  end as guardian,
  case
    when a.attending is not null and by.person <> p.user_id and (v.seen or :edits)
      then (select w.full_name from users w where w.id = by.person)
  end as answered_by
from participants p
join users u on u.id = p.user_id
left join attendance a
  on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
left join absences x on x.club_id = a.club_id and x.id = a.absence_id
cross join lateral (select coalesce(a.answered_by, x.entered_by) as person) by
cross join lateral (
  select p.user_id in (
    select app.visible_athletes(:club_id, :viewer_id) where app.impersonator_id() is null
  ) as seen
) v
left join lateral app.health_since(:club_id, p.user_id, :session_id, a.answered_at) h on true
where p.club_id = :club_id and p.session_id = :session_id
order by u.last_name collate names, u.first_name collate names, u.id
