-- How long and how far a recording was at which speed, in steps from the slowest that is moving,
-- worked out with its bests. Empty where nothing moved, or nothing is known of it yet.
alter table activities
  add column speed_seconds real[] not null default '{}',
  add column speed_metres real[] not null default '{}';

-- Those of before are worked out in the night, as their bests were.
update activities set bests_kept = false where bests_kept;
