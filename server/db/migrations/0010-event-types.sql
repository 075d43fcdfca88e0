-- What an event is, such as a regatta; a session has none.

alter table sessions add column event_type text
  check (event_type in ('regatta', 'training_camp', 'test_day', 'meeting'));
alter table sessions add check (event_type is null or kind = 'event');

-- An event of several days is found by the day it ends on, too.
create index sessions_events on sessions (club_id, ends_at) where kind = 'event';
