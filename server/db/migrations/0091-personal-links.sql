-- Links for one member each, whose place in the club the holder takes, once.

alter table invitation_links
  alter column role_id drop not null,
  alter column short_code drop not null,
  add column user_id bigint,
  -- When somebody first looked at it, and when its place was taken.
  add column opened_at timestamptz,
  add column used_at timestamptz,
  add foreign key (club_id, user_id) references memberships on delete cascade,
  add check ((user_id is null) = (role_id is not null)),
  add check ((user_id is null) = (short_code is not null));
create index on invitation_links (club_id, user_id);
-- A member has one at a time.
create unique index invitation_links_of_member on invitation_links (club_id, user_id)
  where revoked_at is null and used_at is null;
