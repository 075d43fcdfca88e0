-- Lines between the start and the finish of a course, numbered in their order along the water:
-- latitude and longitude of both ends.
create table gate_lines (
  club_id bigint not null,
  gate_id bigint not null,
  number smallint not null check (number between 1 and 10),
  name text not null check (length(name) between 1 and 40),
  line double precision[] not null check (cardinality(line) = 4),
  primary key (club_id, gate_id, number),
  unique (club_id, gate_id, name),
  foreign key (club_id, gate_id) references gates on delete cascade
);
