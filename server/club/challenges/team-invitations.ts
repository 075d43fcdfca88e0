import { sql } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import type { ChallengeDetail } from '#contract/club/challenges.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import type { Seen } from './facts.ts'
import { notifyOfTeam } from './notify.ts'

export type InvitedPerson = { user_id: number; is_captain: boolean; has_declined: boolean }

/** Who was asked into a team and has not joined it, in the order they were asked. */
export async function invitedTo(db: Db, clubId: ClubId, teamId: number): Promise<InvitedPerson[]> {
  const rows = await db
    .selectFrom('challenge_team_invitations')
    .select(['user_id', 'is_captain', 'declined_at'])
    .where('club_id', '=', clubId)
    .where('team_id', '=', teamId)
    .orderBy('invited_at')
    .orderBy('user_id')
    .execute()
  return rows.map(({ declined_at, ...row }) => ({ ...row, has_declined: declined_at !== null }))
}

type Team = { id: number; name: string | null }
type Asking = { by: number; people: readonly number[] }

/** Asks people into a team; who was asked before hears nothing again, whatever they answered. */
export async function inviteToTeam(
  db: Db,
  clubId: ClubId,
  seen: Seen,
  { id, name }: Team,
  { by, people }: Asking,
): Promise<void> {
  if (people.length === 0) return
  const rows = await db
    .insertInto('challenge_team_invitations')
    .values(
      people.map((user_id) => ({
        club_id: clubId,
        challenge_id: seen.id,
        team_id: id,
        user_id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  const user_ids = rows.map(({ user_id }) => user_id)
  await notifyOfTeam(db, clubId, seen, { kind: 'challenge-asked', by, user_ids, team: name ?? '' })
}

/**
 * Who is in a team without being asked, where the club has set it: athletes of a squad, but for those
 * who are in the challenge elsewhere, have left it or have declined once.
 */
export async function enteredUnasked(
  db: Db,
  clubId: ClubId,
  challengeId: number,
  people: readonly number[],
): Promise<number[]> {
  if (people.length === 0) return []
  const rows = await checkedRows(
    db,
    T.Object({ user_id: Id }),
    sql`select r.user_id
      from clubs c
        join membership_roles r on r.club_id = c.id and r.role_id = ${ROLE.athlete}
      where c.id = ${clubId} and c.squads_join_challenges and r.user_id = ${anyOf(people)}
        and exists (select from squad_users s where s.club_id = c.id and s.user_id = r.user_id)
        and not exists (select from challenge_members m
          where m.club_id = c.id and m.challenge_id = ${challengeId} and m.user_id = r.user_id)
        and not exists (select from challenge_team_invitations i
          where i.club_id = c.id and i.challenge_id = ${challengeId} and i.user_id = r.user_id
            and i.declined_at is not null)
        and not app.is_in_challenge(${challengeId}, r.user_id)
      order by r.user_id`,
  )
  return rows.map(({ user_id }) => user_id)
}

/** Takes back invitations that nobody has answered. */
export async function withdrawFromTeam(
  db: Db,
  clubId: ClubId,
  teamId: number,
  people: readonly number[],
): Promise<void> {
  if (people.length === 0) return
  await db
    .deleteFrom('challenge_team_invitations')
    .where('club_id', '=', clubId)
    .where('team_id', '=', teamId)
    .where('user_id', '=', anyOf(people))
    .where('declined_at', 'is', null)
    .execute()
}

/** Notes who of the invited will be captains once they join. */
export async function setInvitedCaptains(
  db: Db,
  clubId: ClubId,
  teamId: number,
  captains: readonly number[],
): Promise<void> {
  await db
    .updateTable('challenge_team_invitations')
    .set({ is_captain: sql<boolean>`user_id = ${anyOf(captains)}` })
    .where('club_id', '=', clubId)
    .where('team_id', '=', teamId)
    .execute()
}

/** The teams of a challenge that somebody is asked to join. */
export const invitationsOf = (
  db: Db,
  clubId: ClubId,
  challengeId: number,
  userId: number,
): Promise<ChallengeDetail['invitations']> =>
  checkedRows(
    db,
    T.Object({ team_id: Id, team_name: T.String() }),
    sql`select i.team_id, t.name as team_name
      from challenge_team_invitations i
        join challenge_teams t on t.club_id = i.club_id and t.id = i.team_id
      where i.club_id = ${clubId} and i.challenge_id = ${challengeId}
        and i.user_id = ${userId} and i.declined_at is null
      order by i.invited_at, i.team_id`,
  )

/** Somebody who has joined a team answers all invitations of its challenge; whether as its captain. */
export async function settleInvitations(
  db: Db,
  clubId: ClubId,
  { challenge_id, team_id, user_id }: { challenge_id: number; team_id: number; user_id: number },
): Promise<boolean> {
  const rows = await db
    .deleteFrom('challenge_team_invitations')
    .where('club_id', '=', clubId)
    .where('challenge_id', '=', challenge_id)
    .where('user_id', '=', user_id)
    .returning(['team_id', 'is_captain', 'declined_at'])
    .execute()
  return rows.some((row) => row.team_id === team_id && row.is_captain && row.declined_at === null)
}

export async function declineTeam(
  db: Db,
  clubId: ClubId,
  teamId: number,
  userId: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('challenge_team_invitations')
    .set({ declined_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where('declined_at', 'is', null)
    .executeTakeFirst()
  demand(numUpdatedRows > 0n, 'not_found')
}
