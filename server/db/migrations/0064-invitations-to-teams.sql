-- Whom somebody asked into a team of a challenge: nobody is in one without having said so.
create table challenge_team_invitations (
  club_id bigint not null,
  challenge_id bigint not null,
  team_id bigint not null,
  user_id bigint not null,
  is_captain boolean not null default false,
  invited_at timestamptz not null default now(),
  -- Who declined is not asked into the same team again.
  declined_at timestamptz,
  primary key (club_id, team_id, user_id),
  foreign key (club_id, team_id) references challenge_teams on delete cascade,
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index challenge_team_invitations_user on challenge_team_invitations (club_id, user_id);
