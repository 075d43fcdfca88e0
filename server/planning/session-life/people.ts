import { sql } from 'kysely'
import type { AssigningPreview, ChosenPeople } from '#contract/planning/session-life.ts'
import { sessionPeopleChanged } from '#contract/events.ts'
import { COACH_ROLES, ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run, runForOne } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { startAnswers, waitForTurn } from '../attendance/open.ts'
import { addPeople, assigningConflicts, chosenPeople, peopleToAdd } from './statements.ts'

const MOST_CONFLICTS = 100

/**
 * Everybody named, by squad or as everybody: each once, as a coach where they coach, else as an
 * athlete.
 */
const chosen = (
  db: Db,
  club_id: ClubId,
  { user_ids, squad_ids, everybody = false }: ChosenPeople,
) =>
  run(db, chosenPeople, {
    club_id,
    user_ids,
    squad_ids,
    everybody,
    athlete_role: ROLE.athlete,
    coach_role: ROLE.coach,
    coach_roles: COACH_ROLES,
    active_statuses: ACTIVE_ATHLETE_STATUSES,
  })

/**
 * How many people are chosen, how many are not in all the sessions yet, and who has another session
 * at the time of one of these: one they are
 * in, or, each two once, one they would come into as well.
 */
export async function assigningPreview(
  db: Db,
  club_id: ClubId,
  body: ChosenPeople,
): Promise<AssigningPreview> {
  const people = (await chosen(db, club_id, body)).map(({ user_id }) => user_id)
  const asked = { club_id, people, session_ids: body.session_ids }
  const { count } = await runForOne(db, peopleToAdd, asked)
  const conflicts = await run(db, assigningConflicts, {
    ...asked,
    day_off: SPORT.day_off,
    most: MOST_CONFLICTS,
  })
  return {
    people: people.length,
    added: count,
    conflicts: conflicts.map(({ starts_at, ...conflict }) => ({
      ...conflict,
      start_date: withoutMilliseconds(starts_at),
    })),
  }
}

/** Puts the chosen into each of the sessions; returns how many were added somewhere. */
export async function assignMembers(db: Db, clubId: ClubId, body: ChosenPeople): Promise<number> {
  const { session_ids } = body
  const people = JSON.stringify(await chosen(db, clubId, body))
  const rows = await run(db, addPeople, { club_id: clubId, session_ids, people })
  await startAnswers(db, clubId, rows)
  await record(db, sessionPeopleChanged, { clubId, subject: session_ids, data: {} })
  return new Set(rows.map(({ user_id }) => user_id)).size
}

type Removed = { removed: number; left_out: { id: number; full_name: string }[] }

/**
 * Takes the chosen out of each of the sessions with their answers, but never the person who planned
 * it. Answers how many were removed somewhere and who of the chosen stays in a session.
 */
export async function removeMembers(db: Db, clubId: ClubId, body: ChosenPeople): Promise<Removed> {
  const chosenIds = (await chosen(db, clubId, body)).map(({ user_id }) => user_id)
  const people = [...chosenIds, ...body.user_ids]
  await waitForTurn(db, clubId, body.session_ids)
  const rows = await db
    .deleteFrom('participants as p')
    .using('sessions as s')
    .whereRef('s.club_id', '=', 'p.club_id')
    .whereRef('s.id', '=', 'p.session_id')
    .where('p.club_id', '=', clubId)
    .where('p.session_id', '=', anyOf(body.session_ids))
    .where('p.user_id', '=', anyOf(people))
    .whereRef('p.user_id', 'is distinct from', 's.creator_id')
    .returning('p.user_id')
    .execute()
  await record(db, sessionPeopleChanged, { clubId, subject: body.session_ids, data: {} })
  return {
    removed: new Set(rows.map(({ user_id }) => user_id)).size,
    left_out: await stillIn(db, clubId, body.session_ids, people),
  }
}

const stillIn = (
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  people: readonly number[],
): Promise<Removed['left_out']> =>
  db
    .selectFrom('participants as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', sql<string>`u.full_name`.as('full_name')])
    .distinct()
    .where('p.club_id', '=', clubId)
    .where('p.session_id', '=', anyOf(sessionIds))
    .where('p.user_id', '=', anyOf(people))
    .orderBy('u.id')
    .execute()
