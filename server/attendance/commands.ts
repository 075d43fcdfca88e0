import { sql } from 'kysely'
import type { AttendanceMark } from '#contract/attendance.ts'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import type { SessionFacts } from '#domain/rules/sessions.ts'
import type { Access, ClubId, Db } from '../db/client.ts'
import { documentStatements, named } from '../db/document.ts'
import { Refusal } from '../http/refusal.ts'
import { refreshLoads } from '../reports/loads.ts'
import { attendanceOf } from './queries.ts'

export type Mark = AttendanceMark & { user_id: number }

const FIELDS = ['attending', 'health_statuses', 'did_alternative', 'reason', 'note', 'presence'] as const

/** A mark as the row that the statement reads: `names` and `sees` say which fields are told at all; one that is null is left out. */
function rowOf({ user_id, seen, ...mark }: Mark) {
  const told = (values: AttendanceMark = {}) => FIELDS.filter((field) => values[field] !== undefined)
  return { user_id, names: told(mark), sees: told(seen), ...columns(mark, ''), ...(seen && columns(seen, 'seen_')) }
}

const columns = ({ health_statuses: health, note, ...rest }: AttendanceMark, prefix: '' | 'seen_') =>
  Object.fromEntries(
    Object.entries({
      ...rest,
      ...(health && { injured: health.includes(HEALTH_STATUS.injured), ill: health.includes(HEALTH_STATUS.ill) }),
      ...(note && { note: note.trim() }),
    }).map(([field, value]) => [`${prefix}${field}`, value]),
  )

/** What the rules of answers need to know of a session, and all that it can be, in the order in which `app.mark_attendance` counts. */
export type MarkedSession = Pick<SessionFacts, 'published' | 'own'>
const STATES = [false, true].flatMap((edit) =>
  [false, true].map((published): MarkedSession => ({ published, own: { edit, add_all_scores: false } })),
)

type Marking = {
  session_id: number
  marks: readonly Mark[]
  marked_by: number
  /** The rules, asked beforehand for each state the session may be in, so that they need not wait to know which it is. */
  may: (session: MarkedSession) => boolean
}

const statements = documentStatements<'club' | 'session' | 'marker' | 'allowed' | 'marks'>('answers', () => true)
const MARK = sql`app.mark_attendance(${named('club')}::bigint, ${named('session')}::bigint, ${named('marker')}::bigint,
  ${named('allowed')}::boolean[], ${named('marks')}::json)`

/** Who stands in line for a place; or those because of whom nothing was written: they are not in the session, or something else was told meanwhile. */
type Marked = { waiting: number[] } | { left: number[] }

/**
 * Writes all marks or none, in one statement with the right to do so; null where the rules say no. Before the first answer to a session the
 * loads of its people are worked out, in the same transaction.
 */
export async function markAttendance(access: Pick<Access, 'ask' | 'db'>, clubId: ClubId, marking: Marking): Promise<Marked | null> {
  const { session_id, marks, marked_by, may } = marking
  const values = {
    club: clubId,
    session: session_id,
    marker: marked_by,
    allowed: STATES.map(may),
    marks: JSON.stringify(marks.map(rowOf)),
  }
  const mark = async () => JSON.parse(await access.ask(statements('mark', () => MARK, values))) as Marked | typeof UNKEPT | null
  const marked = await mark()
  if (!isUnkept(marked)) return marked
  // Others who also answer first wait here, and then find the loads kept.
  await sql`select from sessions where club_id = ${clubId} and id = ${session_id} for no key update`.execute(access.db)
  const inTurn = await mark()
  if (!isUnkept(inTurn)) return inTurn
  await refreshLoads(access.db, clubId, { session_ids: [session_id] })
  const last = await mark()
  if (isUnkept(last)) throw new Error('the loads of a session were not kept')
  return last
}

const UNKEPT = { unkept: true } as const
const isUnkept = (marked: Marked | typeof UNKEPT | null): marked is typeof UNKEPT => marked !== null && 'unkept' in marked

/** Why nothing was written because of these people. */
export async function refusalOf(
  db: Db,
  clubId: ClubId,
  { session_id, left, viewer_id }: { session_id: number; left: readonly number[]; viewer_id: number },
): Promise<Refusal> {
  const rows = await attendanceOf(db, clubId, session_id, { user_id: viewer_id, edits: true })
  const there = rows.filter(({ user_id }) => left.includes(user_id))
  return there.length < left.length ? new Refusal('not_a_participant') : new Refusal('changed_meanwhile', { current: there })
}
