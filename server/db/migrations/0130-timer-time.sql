-- What the device's own timer ran: without the pauses in which it stood still. Null for what was read before, and once a recording is cut.
alter table activities add column timer_time double precision;
