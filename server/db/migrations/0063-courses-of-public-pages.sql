-- The course that boats of a public page are timed on, instead of by their pieces.
alter table public_pages
  add column gate_id bigint,
  add foreign key (club_id, gate_id) references gates on delete set null (gate_id);
create index public_pages_gate on public_pages (club_id, gate_id) where gate_id is not null;
