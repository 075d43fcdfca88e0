-- Curves of force beside the samples of a machine, packed by domain/live/pack; null without any.
alter table live_chunks
  add column forces bytea check (length(forces) <= 256500);
