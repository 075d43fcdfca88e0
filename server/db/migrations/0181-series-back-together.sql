-- A series that a change parted from another one can go back into it when that is undone: from which, and what the rule of that one was before
-- and has been since.
alter table session_series
  add column parted_from bigint,
  add column parted_rules jsonb,
  add foreign key (club_id, parted_from) references session_series on delete set null (parted_from);
create index on session_series (club_id, parted_from) where parted_from is not null;
