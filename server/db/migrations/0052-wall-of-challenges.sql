-- Posts about a challenge. Each club that sees it has a wall of its own there: nobody of another
-- club is named.

alter table wall_posts add column challenge_id bigint;
alter table wall_posts add column challenge_club_id bigint;
alter table wall_posts add foreign key (challenge_club_id, challenge_id)
  references challenges on delete cascade;
alter table wall_posts add check ((challenge_id is null) = (challenge_club_id is null));
alter table wall_posts add check (num_nonnulls(squad_id, session_id, challenge_id) <= 1);
create index wall_posts_challenge on wall_posts (club_id, challenge_id, id)
  where challenge_id is not null;
create index wall_posts_of_challenge on wall_posts (challenge_club_id, challenge_id)
  where challenge_id is not null;
drop index wall_posts_club;
create index wall_posts_club on wall_posts (club_id, id)
  where squad_id is null and session_id is null and challenge_id is null;

alter table wall_settings drop constraint wall_settings_place_check;
alter table wall_settings add constraint wall_settings_place_check
  check (place in ('club', 'squad', 'session', 'challenge'));
