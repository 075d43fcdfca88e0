-- By these results and efforts refer to the pieces of a structure, one a piece as it is rowed: they stay when pieces come, go or change places.
alter table session_structures add column numbers smallint[] check (cardinality(numbers) > 0);
update session_structures st set numbers = array(
  select generate_series(1, case when st.piece_structure = 2 then st.repetitions else greatest(1, (
    select count(*)::int from session_pieces p where p.club_id = st.club_id and p.session_id = st.session_id)) end));
alter table session_structures alter column numbers set not null;

-- Pieces that were taken out of a plan, as they were planned: planned again they have their number again, which no other piece gets.
create table dropped_pieces (
  club_id bigint not null,
  session_id bigint not null,
  number smallint not null check (number > 0),
  piece jsonb not null,
  primary key (club_id, session_id, number),
  foreign key (club_id, session_id) references sessions on delete cascade
);
call app.protect('dropped_pieces');

alter table efforts drop constraint efforts_piece_check, add check (piece between 1 and 9999);
