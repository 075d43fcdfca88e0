-- Parents and guardians with an account of their own, for a child in a club.

-- An invitation until it is accepted, then the link from a child to the guardian's account. It
-- stays when it has ended, so that what the guardian answered still has a name.
create table guardians (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  child_id bigint not null,
  guardian_id bigint references users on delete cascade,
  -- The address that was invited, and the language of its mail.
  email text not null check (email = lower(email) and length(email) <= 254),
  language text not null check (language in ('en', 'de', 'fr', 'zh-cn')),
  -- The code of the last mail; none once the link is made or has ended.
  code_hash bytea unique check (length(code_hash) = 32),
  code_expires_at timestamptz,
  sent_at timestamptz not null default now(),
  invited_by bigint references users on delete set null,
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('club', 'guardian', 'child', 'age', 'left', 'declined')),
  -- Since the child decides on consent alone, both have been notified of it.
  decides_alone boolean not null default false,
  primary key (club_id, id),
  foreign key (club_id, child_id) references memberships on delete cascade,
  check ((guardian_id is null) = (accepted_at is null)),
  check ((ended_at is null) = (ended_by is null)),
  check (guardian_id is distinct from child_id)
);
create index guardians_child on guardians (club_id, child_id);
create unique index guardians_link on guardians (club_id, child_id, guardian_id)
  where ended_at is null and guardian_id is not null;
create unique index guardians_waiting on guardians (club_id, child_id, email)
  where ended_at is null and guardian_id is null;
create index guardians_guardian on guardians (guardian_id) where guardian_id is not null;

-- The guardian who entered an absence; null where the person did.
alter table absences add column entered_by bigint references users on delete set null;
