-- Coaches who do not want to be notified of mornings with red or amber values.
create table morning_notice_stops (
  club_id bigint not null,
  user_id bigint not null,
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
