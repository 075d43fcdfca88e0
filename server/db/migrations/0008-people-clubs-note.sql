-- People whom a club notes before, or without, an address of their own.

alter table users alter column email drop not null;
-- Where a parent or guardian is reached; siblings share one, and nobody signs in with it.
alter table users add column guardian_email text
  check (guardian_email = lower(guardian_email) and length(guardian_email) <= 254);
-- Of somebody without an address nobody signs in.
alter table users add constraint users_sign_in_by_email
  check (email is not null or (password_hash is null and email_verified_at is null));
-- Whether the day of birth is one. Otherwise only the year is known, and the day is its last.
alter table users add column birth_day_known boolean not null default true;

-- The side a member rows on when it is sweep; 'scull' of who does not sweep at all.
alter table memberships add column side text
  check (side in ('port', 'starboard', 'both', 'scull'));
