-- Adds a second activity of the same recording, at the end of its import.
insert into activities (
  club_id, import_id, position, user_id, session_id, sport_id, start_time, device,
  distance_source, records, dropped, warnings, zone_bounds, crew_id, seat, video_offset, recorded
)
select
  a.club_id, a.import_id,
  (
    select max(i.position) + 1 from activities i
    where i.club_id = a.club_id and i.import_id = a.import_id
  ),
  a.user_id, a.session_id, a.sport_id, a.start_time, a.device, a.distance_source, a.records,
  a.dropped, a.warnings, a.zone_bounds, a.crew_id, a.seat, a.video_offset, a.recorded
from activities a
where a.club_id = :club_id and a.id = :id
returning id
