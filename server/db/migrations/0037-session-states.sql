-- The history keeps what it last saw of a session beside it: keeping it changes nothing of the session, so nobody is told.
create table session_states (
  club_id bigint not null,
  session_id bigint not null,
  state jsonb not null,
  primary key (club_id, session_id),
  foreign key (club_id, session_id) references sessions on delete cascade
);
call app.protect('session_states');
insert into session_states (club_id, session_id, state) select club_id, id, kept_state from sessions where kept_state is not null;
alter table sessions drop column kept_state;
