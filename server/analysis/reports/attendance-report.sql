-- Who came to what others planned for them: the published sessions that have begun.
with answers as (
  select
    p.user_id, s.id as session_id, s.starts_at,
    (s.starts_at at time zone c.time_zone)::date as local_date,
    a.attending, a.presence, a.ill is true as ill, a.injured is true as injured, a.reason,
    a.did_alternative is true as did_alternative, app.was_present(a.attending, a.presence) as came
  from sessions s
    join clubs c on c.id = s.club_id
    join participants p on p.club_id = s.club_id and p.session_id = s.id
    left join attendance a
      on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where s.club_id = :club_id
    -- A range the planner can estimate; it contains the days of the club's clock.
    and s.starts_at between :start_date::date - 1 and :end_date::date + 2
    and s.starts_at >= :start_date::date::timestamp at time zone c.time_zone
    and s.starts_at < (:end_date::date + 1)::timestamp at time zone c.time_zone
    and s.starts_at <= now() and s.published_at is not null
    and (:session_ids?::bigint[] is null or s.id = any (:session_ids?::bigint[]))
    and p.role_id = app.athlete() and p.user_id = any (:user_ids::bigint[])
    and s.creator_id is distinct from p.user_id
    and s.sport_id is distinct from :day_off::int
    -- Who waits for a place was not expected.
    and a.waiting_since is null
),
-- Who was ill or injured neither keeps up a streak nor breaks it.
broken as (
  select
    *,
    count(*) filter (where not came and not ill and not injured) over (
      partition by user_id order by starts_at, session_id
    ) as breaks
  from answers
),
streaks as (
  select
    *,
    count(*) filter (where came) over (
      partition by user_id, breaks order by starts_at, session_id
    ) as streak,
    row_number() over (partition by user_id order by starts_at desc, session_id desc) = 1 as is_last
  from broken
)
select
  user_id as "user_id!",
  app.report_period(:by, local_date, session_id, :context::jsonb) as "period!",
  count(*)::int as "asked!",
  (count(*) filter (where came))::int as "came!",
  (count(*) filter (where presence = 'late'))::int as "late!",
  (count(*) filter (where presence = 'no-show'))::int as "no_show!",
  (count(*) filter (where attending = app.stays_away() and presence is null))::int as "declined!",
  (count(*) filter (where attending is null and presence is null))::int as "unanswered!",
  (count(*) filter (where ill))::int as "ill!",
  (count(*) filter (where injured))::int as "injured!",
  (count(*) filter (where did_alternative))::int as "alternative!",
  (count(*) filter (where reason = 'work'))::int as "reason_work!",
  (count(*) filter (where reason = 'school'))::int as "reason_school!",
  (count(*) filter (where reason = 'family'))::int as "reason_family!",
  (count(*) filter (where reason = 'travel'))::int as "reason_travel!",
  (count(*) filter (where reason = 'other'))::int as "reason_other!",
  max(streak)::int as "longest_streak!",
  (max(streak) filter (where is_last))::int as current_streak
from streaks
group by 1, 2
order by 1, 2
