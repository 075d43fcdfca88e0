-- What people have answered since they were brought along holds in the sessions they return to. A
-- yes to limited places waits in line there, and the line moves up at once.
insert into attendance as a (
  club_id, session_id, user_id, attending, waiting_since, ill, injured, did_alternative, reason,
  note, presence, answered_at, answered_by
)
select
  n.club_id, p.session_id, n.user_id,
  case when l.limited then :stays_away else n.attending end,
  case when l.limited and (n.attending = :attends or n.waiting_since is not null) then now() end,
  n.ill, n.injured, n.did_alternative, n.reason, n.note, n.presence, n.answered_at, n.answered_by
from session_merges m
join attendance n on n.club_id = m.club_id and n.session_id = m.session_id
join participants p
  on p.club_id = m.club_id and p.session_id = any (m.from_ids) and p.user_id = n.user_id
join sessions s on s.club_id = p.club_id and s.id = p.session_id
cross join lateral (
  select p.role_id = :athlete_role and s.attendance_limit is not null as limited
) l
where m.club_id = :club_id and m.id = :id and n.user_id = any (:people)
  and n.answered_at > m.merged_at
on conflict (club_id, session_id, user_id) do update set
  -- Someone who has a place keeps it, and someone in line keeps the place in it.
  attending = case
    when a.attending = :attends and excluded.waiting_since is not null then :attends
    else excluded.attending
  end,
  waiting_since = case
    when a.attending is distinct from :attends and excluded.waiting_since is not null
      then coalesce(a.waiting_since, excluded.waiting_since)
  end,
  ill = excluded.ill,
  injured = excluded.injured,
  did_alternative = excluded.did_alternative,
  reason = excluded.reason,
  note = excluded.note,
  presence = excluded.presence,
  absence_id = null,
  answered_at = excluded.answered_at,
  answered_by = excluded.answered_by
where a.answered_at is null or a.answered_at < excluded.answered_at
