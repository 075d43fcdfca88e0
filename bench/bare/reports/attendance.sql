-- Whom the coach sees, with their squads.
with people as materialized (
  select
    u.id, u.full_name, u.gender, u.date_of_birth,
    array(
      select q.name
      from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
      where su.club_id = :club_id and su.user_id = u.id
      order by q.name collate names
    ) as squads
  from users u
  where u.id in (select app.visible_athletes(:club_id, :viewer_id, 'club'))
),
answers as materialized (
  select
    p.user_id, s.id as session_id, s.starts_at,
    date_trunc('week', (s.starts_at at time zone c.time_zone)::date)::date as period,
    a.attending, a.presence, a.ill is true as ill, a.injured is true as injured, a.reason,
    a.did_alternative is true as did_alternative, app.was_present(a.attending, a.presence) as came
  from sessions s
    join clubs c on c.id = s.club_id
    join participants p on p.club_id = s.club_id and p.session_id = s.id
    left join attendance a
      on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where s.club_id = :club_id and s.starts_at between :start_date::date - 1 and :end_date::date + 2
    and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
    and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
    and s.starts_at <= now() and s.published_at is not null
    and p.role_id = 2 and p.user_id = any (array(select id from people))
    and s.creator_id is distinct from p.user_id
    and s.sport_id is distinct from :day_off::int and a.waiting_since is null
),
streaks as (
  select
    *,
    count(*) filter (where came) over (
      partition by user_id, breaks order by starts_at, session_id
    ) as streak,
    lead(session_id) over (partition by user_id order by starts_at, session_id) is null as is_last
  from (
    select
      *,
      count(*) filter (where not came and not ill and not injured) over (
        partition by user_id order by starts_at, session_id
      ) as breaks
    from answers
  ) broken
),
weeks as materialized (
  select
    user_id, period, count(*) as asked, count(*) filter (where came) as came,
    count(*) filter (where presence = 'late') as late,
    count(*) filter (where presence = 'no-show') as no_show,
    count(*) filter (where attending = 2 and presence is null) as declined,
    count(*) filter (where attending is null and presence is null) as unanswered,
    count(*) filter (where ill) as ill, count(*) filter (where injured) as injured,
    count(*) filter (where did_alternative) as alternative,
    count(*) filter (where reason = 'work') as reason_work,
    count(*) filter (where reason = 'school') as reason_school,
    count(*) filter (where reason = 'family') as reason_family,
    count(*) filter (where reason = 'travel') as reason_travel,
    count(*) filter (where reason = 'other') as reason_other,
    max(streak) as longest_streak, max(streak) filter (where is_last) as current_streak
  from streaks
  group by 1, 2
)
select
  p.id as user_id, p.full_name, p.gender, p.date_of_birth, p.squads,
  w.period::text, w.asked, w.came, w.late, w.no_show, w.declined, w.unanswered, w.ill, w.injured,
  w.alternative, w.reason_work, w.reason_school, w.reason_family, w.reason_travel,
  w.reason_other, w.longest_streak, w.current_streak
from weeks w
  join people p on p.id = w.user_id
order by p.id, w.period
