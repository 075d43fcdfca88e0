-- Guardians read the messages of their child along.

-- Whether somebody of age, or a coach who may be, belonged to the thread when it was written: of
-- others no guardian reads. What was written before guardians read along stays without them.
alter table messages add column with_adult boolean not null default false;

-- How far guardians have read a thread of their children.
create table message_guardians (
  club_id bigint not null,
  thread_id bigint not null,
  user_id bigint not null references users on delete cascade,
  read_number int not null check (read_number > 0),
  primary key (club_id, thread_id, user_id),
  foreign key (club_id, thread_id) references message_threads on delete cascade
);
create index message_guardians_user on message_guardians (user_id);
