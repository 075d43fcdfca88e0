import { isCoachLike, ROLE, type RoleId } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { sessionPeopleChanged } from '#contract/events.ts'
import { record } from '../../events/record.ts'
import { startAnswers, waitForTurn } from './places.ts'

type Change = {
  add: readonly number[]
  remove: readonly number[]
  attendance_limit?: number | null | undefined
}

/**
 * Adds people, as athletes or else as coaches by their roles, takes people out, but never the
 * creator, and sets the places. Doing it twice is doing it once.
 * @throws Refusal unknown_reference when somebody to add is not of this club
 */
export async function changePeople(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { add, remove, attendance_limit }: Change,
): Promise<void> {
  const roles = await rolesOf(db, clubId, add)
  if (roles.length !== add.length) throw new Refusal('unknown_reference', { fields: { add: null } })
  // A change that frees a place takes turns with people who answer.
  if (attendance_limit === undefined) await waitForTurn(db, clubId, [sessionId])
  else
    await db
      .updateTable('sessions')
      .set({ attendance_limit })
      .where('club_id', '=', clubId)
      .where('id', '=', sessionId)
      .execute()
  await removePeople(db, clubId, sessionId, remove)
  if (roles.length > 0) {
    const added = await db
      .insertInto('participants')
      .values(roles.map((person) => ({ ...person, club_id: clubId, session_id: sessionId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['session_id', 'user_id'])
      .execute()
    await startAnswers(db, clubId, added)
  }
  await record(db, sessionPeopleChanged, { clubId, subject: sessionId, data: {} })
}

/** Those of these people who are in the club, with what they would be in a session. */
async function rolesOf(db: Db, clubId: ClubId, ids: readonly number[]) {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('membership_roles as r', (join) =>
      join.onRef('r.club_id', '=', 'm.club_id').onRef('r.user_id', '=', 'm.user_id'),
    )
    .select(['m.user_id', 'r.role_id'])
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', anyOf(ids))
    .where('m.status', '=', anyOf(ACTIVE_ATHLETE_STATUSES))
    .execute()
  return [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user_id, own]) => {
    const coaches = isCoachLike(own.map(({ role_id }) => role_id as RoleId))
    const trains = own.some(({ role_id }) => role_id === ROLE.athlete)
    return { user_id, role_id: trains || !coaches ? ROLE.athlete : ROLE.coach }
  })
}

/** Takes people out, but never the creator. */
async function removePeople(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('participants as p')
    .using('sessions as s')
    .whereRef('s.club_id', '=', 'p.club_id')
    .whereRef('s.id', '=', 'p.session_id')
    .where('p.club_id', '=', clubId)
    .where('p.session_id', '=', sessionId)
    .where('p.user_id', '=', anyOf(ids))
    .whereRef('p.user_id', 'is distinct from', 's.creator_id')
    .execute()
}
