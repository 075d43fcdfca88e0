import { sql } from 'kysely'
import { sessionRated, sessionsPlanned } from '#contract/events.ts'
import type { SessionPlan } from '#contract/plan.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { Span } from '#domain/time/repeats.ts'
import { programmesIn } from '#domain/training/programmes.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { Refusal } from '../../http/refusal.ts'
import { addSeries } from '../copies/open.ts'
import { keptStructure, replaceParts } from './parts.ts'
import { addPeople, changePeople, type Creator } from './people.ts'
import { numberPieces } from './piece-numbers.ts'
import { columnsOf, venueIdOf, type StoredPlan } from './plan-columns.ts'
import { assignProgrammes } from './programmes.ts'
import { moveSessions } from './statements.ts'

/** Fields by the column that refers to what they name, as the names of foreign keys end. */
const FIELDS: Readonly<Record<string, string>> = {
  focus_id: 'focus_ids',
  venue_id: 'venue.id',
  exercise_id: 'strength_structures',
  sport_id: 'sport_id',
}

/**
 * What the database says of a plan that names something it does not have, as a refusal at the
 * field; anything else as it was.
 */
function referenceFault(error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const column =
    code === '23503' &&
    Object.keys(FIELDS).find((name) => String(constraint).endsWith(`_${name}_fkey`))
  return column
    ? new Refusal('unknown_reference', { fields: { [FIELDS[column] ?? column]: null } })
    : error
}

/**
 * What a new session is beside its plan: when it takes place, each an occurrence, and the rule that
 * made more than one of them.
 */
export type Timing = { spans: readonly Span[]; rule: RepeatRule | null }
export type Planner = Creator

/**
 * Writes all occurrences of a plan with their parts and people, each step for all of them at once;
 * answers with their ids in order of time. The creator takes part with edit and score rights.
 * Nobody has trained yet, so no load changes.
 * @throws Refusal unknown_reference at each field that names something this club does not have
 */
export async function createSessions(
  db: Db,
  clubId: ClubId,
  kind: 'session' | 'event',
  plan: StoredPlan,
  creator: Planner,
  timing: Timing,
): Promise<number[]> {
  const ids = await refusingAtFields(async () => {
    const made = await insertSessions(db, clubId, kind, plan, creator, timing)
    await replaceParts(db, clubId, made, plan)
    await addPeople(db, clubId, made, plan, creator)
    return made
  })
  if (programmesIn(plan)?.some(({ athlete_ids }) => athlete_ids?.length))
    await assignProgrammes(db, clubId, ids, plan)
  await record(db, sessionsPlanned, { clubId, by: creator.user_id, subject: ids, data: {} })
  return ids
}

/** The new sessions, and the series they are when a rule made them. */
async function insertSessions(
  db: Db,
  club_id: ClubId,
  kind: 'session' | 'event',
  plan: StoredPlan,
  creator: Planner,
  { rule, spans }: Timing,
): Promise<number[]> {
  const common = {
    ...columnsOf({ published: true, ...plan }),
    club_id,
    kind,
    creator_id: creator.user_id,
    venue_id: await venueIdOf(db, club_id, plan.venue),
    series_id: rule && (await addSeries(db, club_id, rule)),
  }
  const rows = await db
    .insertInto('sessions')
    .values(
      spans.map(({ start_date, end_date }) => ({
        ...common,
        name: plan.name.trim(),
        starts_at: start_date,
        ends_at: end_date,
      })),
    )
    .returning(['id', 'starts_at'])
    .execute()
  return rows
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id)
    .map(({ id }) => id)
}

/** Creates one session that is not part of a series. */
export async function createSession(
  db: Db,
  clubId: ClubId,
  plan: SessionPlan,
  creator: Planner,
): Promise<number> {
  const [id] = await createSessions(db, clubId, 'session', plan, creator, {
    spans: [plan],
    rule: null,
  })
  if (id === undefined) throw new Error('a session was not written')
  return id
}

/** Sessions to change, with their new times where these move. */
export type Change = { id: number; span: Span | null }

/**
 * Changes in all of them what the plan names and leaves the rest. Times come first and people
 * second: newcomers get their first answer by their absences on the new day, and places are counted
 * with those who are there. The caller records it, and nothing is published.
 * @param seenIn the session whose plan was changed, of a series the one that was open
 */
export async function updateSessions(
  db: Db,
  clubId: ClubId,
  changes: readonly Change[],
  { published: _published, ...plan }: Partial<StoredPlan>,
  seenIn: number,
): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const { structure } = plan
  const numbering =
    structure === undefined
      ? []
      : await numberPieces(db, clubId, ids, structure && keptStructure(structure), seenIn)
  await refusingAtFields(async () => {
    const hasMoved = await moveTo(db, clubId, changes)
    await changePeople(db, clubId, ids, plan)
    const columns = { ...columnsOf(plan), venue_id: await venueIdOf(db, clubId, plan.venue) }
    // Open calendars are notified of each write, so a session that only moves is written once.
    if (!hasMoved || Object.values(columns).some((value) => value !== undefined))
      await db
        .updateTable('sessions')
        .set({ ...columns, updated_at: sql<string>`now()` })
        .where('club_id', '=', clubId)
        .where('id', '=', anyOf(ids))
        .execute()
    await replaceParts(db, clubId, ids, plan, numbering)
  })
  await assignProgrammes(db, clubId, ids, plan)
}

/** Whether any of them moves. */
async function moveTo(db: Db, club_id: ClubId, changes: readonly Change[]): Promise<boolean> {
  const times = changes.flatMap(({ id, span }) => (span ? [{ id, ...span }] : []))
  if (times.length > 0) await run(db, moveSessions, { club_id, times: JSON.stringify(times) })
  return times.length > 0
}

/** Refuses at the field what names something the database does not have. */
async function refusingAtFields<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw referenceFault(error)
  }
}

/** Session RPE, step 1 to 8; null takes it back. */
export async function rateSession(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  userId: number,
  rpe: number | null,
): Promise<void> {
  const own = { club_id: clubId, session_id: sessionId, user_id: userId }
  if (rpe === null)
    await db
      .deleteFrom('session_ratings')
      .where((eb) => eb.and(own))
      .execute()
  else {
    await db
      .insertInto('session_ratings')
      .values({ ...own, rpe })
      .onConflict((conflict) =>
        conflict
          .columns(['club_id', 'session_id', 'user_id'])
          .doUpdateSet({ rpe, rated_at: sql<string>`now()` }),
      )
      .execute()
  }
  await record(db, sessionRated, {
    clubId,
    by: userId,
    subject: sessionId,
    data: { user_ids: [userId] },
  })
}
