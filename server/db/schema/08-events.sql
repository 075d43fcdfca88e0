-- What happened in a club, written in the transaction in which it happened. Ids grow in the order
-- of writing. pending: names of the reactions that still have to run after the commit.
create table events (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  type text not null,
  subject text not null,
  subject_ids bigint[] not null,
  actor_id bigint references users on delete set null,
  data jsonb not null,
  at timestamptz not null default now(),
  pending text[] not null default '{}',
  primary key (club_id, id)
);
create index events_at on events using brin (at);
create index events_pending on events (club_id, subject, id) where pending <> '{}';
