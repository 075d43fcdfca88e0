import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeClub } from './factories.ts'

type EntryOwner = { user: number; session: number }

/** A challenge of the club, with a picture, an invitation, and a team to which a member gave a row. */
export async function keepChallenges(
  app: TestApp,
  club: ClubId,
  { user, session }: EntryOwner,
): Promise<void> {
  const other = await makeClub(app.db)
  await app.rows(
    `with listed as (
        insert into stored_files (sha256, size) values (repeat('c', 64), 1) on conflict do nothing),
      made as (
        insert into challenges (club_id, slug, title, type, sport_ids, metric, aggregation,
          first_day, last_day, visibility, creator_id)
        values ($1, 'full-' || $1::bigint, 'Winter', 1, '{1}', 'distance', 'sum', '2026-03-01',
          '2026-03-31', 'invited', $2) returning id),
      pictured as (
        insert into challenge_pictures (club_id, challenge_id, kind, file)
        select $1, id, 'cover', repeat('c', 64) from made),
      asked as (
        insert into challenge_invitations (club_id, challenge_id, invited_club_id)
        select $1, id, $4 from made),
      team as (
        insert into challenge_teams (club_id, challenge_club_id, challenge_id, name)
        select $1, $1, id, 'Eight' from made returning id, challenge_id),
      joined as (
        insert into challenge_members (club_id, challenge_id, team_id, user_id, from_day)
        select $1, challenge_id, id, $2, '2026-03-01' from team),
      invited as (
        insert into challenge_team_invitations (club_id, challenge_id, team_id, user_id)
        select $1, challenge_id, id, $2 from team),
      entered as (
        insert into challenge_entries (club_id, challenge_id, team_id, user_id, session_id, day,
          value, seconds, distance, counts)
        select $1, challenge_id, id, $2, $3, '2026-03-02', 236, 59, 236, true from team)
      insert into challenge_days (club_id, challenge_id, team_id, user_id, day, total, best,
        entries)
      select $1, challenge_id, id, $2, '2026-03-02', 236, 236, 1 from team`,
    [club, user, session, other],
  )
}
