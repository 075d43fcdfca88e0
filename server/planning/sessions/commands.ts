import { sql, type RawBuilder } from 'kysely'
import { sessionRated, sessionsPlanned } from '#contract/events.ts'
import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { Span } from '#domain/time/repeats.ts'
import { programmesIn } from '#domain/training/programmes.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'
import {
  addSteps,
  changeRightsSteps,
  grantsOf,
  grantStep,
  peopleOf,
  removeStep,
  nonMembers,
  nonMembersGranted,
  wantedSteps,
  type Creator,
} from './people.ts'
import { keptStructure, partSteps, type Steps } from './parts.ts'
import { numberPieces } from './piece-numbers.ts'
import { assignProgrammes } from './programmes.ts'
import { referenceFault } from './references.ts'
import { assignments, columnsOf, venueStep, type StoredPlan } from './plan-columns.ts'

/**
 * What a new session is beside its plan: when it takes place, each an occurrence, and the rule that
 * made more than one of them.
 */
export type Timing = { spans: readonly Span[]; rule: RepeatRule | null }
export type Planner = Creator
type Written = { ids: number[]; strange: string[] }

/**
 * Writes all occurrences of a plan with parts and people in one statement however many they are,
 * and into the history in another; answers with their ids in order of time. The creator takes part
 * with edit and score rights. Nobody has trained yet, so no load changes.
 * @throws Refusal unknown_reference when a person or squad is not of this club
 */
export async function createSessions(
  db: Db,
  clubId: ClubId,
  kind: 'session' | 'event',
  plan: StoredPlan,
  creator: Planner,
  timing: Timing,
): Promise<number[]> {
  const people = peopleOf(plan) ?? { athlete_ids: [], coach_ids: [], squad_ids: [] }
  const steps = [
    ...venueStep(clubId, plan.venue),
    ...newSessions(clubId, kind, plan, creator, timing),
    ...partSteps(clubId, plan),
    ...wantedSteps(clubId, people, creator),
    grantStep(grantsOf(plan)),
    ...addSteps(clubId),
  ]
  const unknownGrants = nonMembersGranted(plan, sql`select user_id from wanted`)
  const ids = await write(db, steps, sql`${nonMembers(clubId, people)} || ${unknownGrants}`)
  if (programmesIn(plan)?.some(({ athlete_ids }) => athlete_ids?.length))
    await assignProgrammes(db, clubId, ids, plan)
  await record(db, sessionsPlanned, { clubId, by: creator.user_id, subject: ids, data: {} })
  return ids
}

/** Steps up to `target`: the new sessions, and the series they are when a rule made them. */
function newSessions(
  clubId: ClubId,
  kind: 'session' | 'event',
  plan: StoredPlan,
  creator: Planner,
  { rule, spans }: Timing,
): Steps {
  const columns = columnsOf({ published: true, ...plan })
  const names = columns.map(({ column }) => sql`, ${sql.ref(column)}`)
  const values = columns.map(({ value }) => sql`, ${value}`)
  const target = sql`target as (
    insert into sessions (
      club_id, kind, creator_id, series_id, starts_at, ends_at ${sql.join(names, sql``)}
    )
    select
      ${clubId}::bigint, ${kind}::text, ${creator.user_id}::bigint,
      ${rule ? sql`(select id from series)` : sql`null::bigint`},
      n.start_date, n.end_date ${sql.join(values, sql``)}
    from json_to_recordset(${JSON.stringify(spans)}::json)
      as n (start_date timestamptz, end_date timestamptz)
    returning id as session_id, creator_id, starts_at
  )`
  if (!rule) return [target]
  const series = sql`series as (
    insert into session_series (club_id, repeat_rule)
    values (${clubId}, ${JSON.stringify(rule)}::jsonb)
    returning id
  )`
  return [series, target]
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
 * Changes in all of them what the plan names and leaves the rest, in one statement for the writing.
 * People named in any way replace
 * those who were there, but for the creator. The caller records it, and nothing is published.
 * @param seenIn the session whose plan was changed, of a series the one that was open
 */
export async function updateSessions(
  db: Db,
  clubId: ClubId,
  changes: readonly Change[],
  { published: _published, ...plan }: Partial<StoredPlan>,
  seenIn: number,
): Promise<void> {
  const rows = changes.map(({ id, span }) => ({ id, ...span }))
  const target = sql`target as (
    update sessions s set ${sql.join([
      ...assignments(columnsOf(plan)),
      sql`updated_at = now()`,
      sql`starts_at = coalesce(n.start_date, s.starts_at)`,
      sql`ends_at = coalesce(n.end_date, s.ends_at)`,
    ])}
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (id bigint, start_date timestamptz,
      end_date timestamptz)
    where s.club_id = ${clubId} and s.id = n.id
    returning s.id as session_id, s.creator_id, s.starts_at)`
  const { steps, strange } = peopleChange(clubId, plan)
  const ids = changes.map(({ id }) => id)
  const { structure } = plan
  const numbering =
    structure === undefined
      ? []
      : await numberPieces(db, clubId, ids, structure && keptStructure(structure), seenIn)
  await write(
    db,
    [...venueStep(clubId, plan.venue), target, ...partSteps(clubId, plan, numbering), ...steps],
    strange,
  )
  await assignProgrammes(db, clubId, ids, plan)
}

/** What becomes of the people of sessions that are there already. */
function peopleChange(
  clubId: ClubId,
  plan: Partial<EventPlan>,
): { steps: Steps; strange: RawBuilder<unknown> } {
  const people = peopleOf(plan)
  const grants = grantsOf(plan)
  const there = sql`select p.user_id from participants p
    join target t on t.session_id = p.session_id where p.club_id = ${clubId}`
  if (people)
    return {
      steps: [
        ...wantedSteps(clubId, people),
        grantStep(grants),
        removeStep(clubId),
        ...addSteps(clubId),
      ],
      strange: sql`${nonMembers(clubId, people)} || ${nonMembersGranted(
        plan,
        sql`${there}
        union select user_id from wanted`,
      )}`,
    }
  if (grants.length === 0) return { steps: [], strange: sql`array[]::text[]` }
  return {
    steps: [grantStep(grants), ...changeRightsSteps(clubId)],
    strange: nonMembersGranted(plan, there),
  }
}

/**
 * @throws Refusal unknown_reference at each of the fields that `strange` finds, or that names
 * something the database does not have
 */
async function write(db: Db, steps: Steps, strange: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<Written>`
    with ${sql.join(steps)}
    select (select coalesce(json_agg(session_id order by starts_at, session_id), '[]')
      from target) as ids, ${strange} as strange`
    .execute(db)
    .catch((error: unknown) => {
      throw referenceFault(error)
    })
  const [written] = rows
  if (written === undefined) throw new Error('a statement without an answer')
  if (written.strange.length > 0)
    throw new Refusal('unknown_reference', {
      fields: Object.fromEntries(written.strange.map((field) => [field, null])),
    })
  return written.ids
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
