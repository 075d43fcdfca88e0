-- Plans sessions again at other times, each as often as it is named. The ids of the copies grow in
-- the order of their places. The weather stays with its day.
insert into sessions (
  club_id, kind, event_type,
  name, sport_id, starts_at, ends_at, all_day, description, location, venue_id,
  planned_distance, planned_time, planned_rpe, attendance_limit, competitive, restricted_view,
  seat_racing, alternative_results, video_stream_url, public_page_intro, creator_id, series_id,
  published_at
)
select
  s.club_id, s.kind, s.event_type,
  s.name, s.sport_id, n.start_date, n.end_date, s.all_day, s.description,
  s.location, s.venue_id, s.planned_distance, s.planned_time, s.planned_rpe, s.attendance_limit,
  s.competitive, s.restricted_view, s.seat_racing, s.alternative_results, s.video_stream_url,
  s.public_page_intro,
  coalesce(:creator_id?::bigint, s.creator_id),
  :series_id?::bigint,
  case when :published then s.published_at end
from sessions s
join json_to_recordset(:copies::json) as n (
  place int, original bigint, start_date timestamptz, end_date timestamptz
) on n.original = s.id
where s.club_id = :club_id
order by n.place
returning id
