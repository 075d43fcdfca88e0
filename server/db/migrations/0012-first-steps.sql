-- The list of first steps is waved away by each person for themselves.
drop table dismissed_first_steps;
create table dismissed_first_steps (
  club_id bigint not null,
  user_id bigint not null,
  dismissed_at timestamptz not null default now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('dismissed_first_steps');
