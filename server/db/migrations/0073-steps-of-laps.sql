-- The step of a workout that a lap was done for, where the device followed one: the place of the
-- step in the workout's file, from 0.
alter table laps add column step smallint check (step between 0 and 999);
