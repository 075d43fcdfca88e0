-- The outbox of mails, and the workers of the job queue.

-- Mails wait here for the job that sends them, and are deleted 72 hours after they were sent.
create table mails (
  id bigint generated always as identity primary key,
  address text not null,
  language text not null check (language in ('en', 'de', 'fr', 'zh-cn')),
  template text not null,
  values jsonb not null default '{}',
  about_club bigint references clubs on delete cascade,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text,
  caused_by bigint references users on delete set null
);
create index mails_caused_by on mails (caused_by);
create index mails_created on mails (created_at);

-- Every worker reports here that it is alive. Jobs of a silent one return to the queue.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now(),
  -- The jobs this worker has in hand.
  jobs bigint[] not null default '{}'
);
