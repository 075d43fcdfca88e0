-- How a recording stood when the server finished it because nothing was heard of it any more; a
-- device that comes back with more goes on from there.
alter table live_recordings add column abandoned_from smallint
  check (abandoned_from between 1 and 3);
alter table live_recordings add check (abandoned_from is null or status = 4);

-- How many of its samples are in a file; the next file begins after them.
alter table live_recordings add column imported int not null default 0 check (imported >= 0);
update live_recordings set imported = samples where import_id is not null;

-- A finished recording can be discarded too, where a coach asked for that before it had finished.
alter table live_recordings drop constraint live_recordings_discarded_from_check;
alter table live_recordings add check (discarded_from between 1 and 4);

-- What was asked of a recording that finished by its own mark was never answered.
update live_recordings set wanted = null where status >= 4;
