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
call app.protect('events');

create function app.forget_old_events() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from events where at < now() - interval '30 days' $$;
revoke execute on function app.forget_old_events() from public;
grant execute on function app.forget_old_events() to slipway_worker;
