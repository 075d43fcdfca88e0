-- Codes that work outside of the window of their session as well: those of the demo club, which is
-- looked at whenever somebody finds the time.
alter table connect_codes add column keeps_open boolean not null default false;

-- On the sticker of a boat for as long as there is the boat. It opens nothing by itself: it leads
-- to the session that is running and has a crew in this boat.
alter table equipment add column sticker_code text unique
  check (sticker_code ~ '^[A-Za-z0-9_-]{16}$');
