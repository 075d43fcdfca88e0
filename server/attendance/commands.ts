import { sql } from 'kysely'
import type { AttendanceMark } from '#contract/attendance.ts'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'
import { changedSession } from '../live/tell.ts'
import { refreshLoads } from '../reports/loads.ts'
import { attendanceOf, touchedHere } from './queries.ts'

export type Mark = AttendanceMark & { user_id: number }

const FIELDS = ['attending', 'health_statuses', 'did_alternative', 'reason', 'note', 'presence'] as const
type Field = (typeof FIELDS)[number]

/** A mark as the row that the statement reads: `names` and `sees` say which fields are told at all. */
function rowOf({ user_id, seen, ...mark }: Mark) {
  const told = (values: AttendanceMark = {}) => FIELDS.filter((field) => values[field] !== undefined)
  return { user_id, names: told(mark), sees: told(seen), ...columns(mark, ''), ...columns(seen ?? {}, 'seen_') }
}

const columns = ({ attending, health_statuses, did_alternative, reason, note, presence }: AttendanceMark, prefix: '' | 'seen_') => ({
  [`${prefix}attending`]: attending ?? null,
  [`${prefix}injured`]: health_statuses?.includes(HEALTH_STATUS.injured) ?? false,
  [`${prefix}ill`]: health_statuses?.includes(HEALTH_STATUS.ill) ?? false,
  [`${prefix}did_alternative`]: did_alternative ?? false,
  [`${prefix}reason`]: reason ?? null,
  [`${prefix}note`]: note?.trim() ?? null,
  [`${prefix}presence`]: presence ?? null,
})

const given = (marks: readonly Mark[]) => sql`given as (
  select * from json_to_recordset(${JSON.stringify(marks.map(rowOf))}::json) as g (user_id bigint, names text[], sees text[],
    attending smallint, injured boolean, ill boolean, did_alternative boolean, reason text, note text, presence text,
    seen_attending smallint, seen_injured boolean, seen_ill boolean, seen_did_alternative boolean, seen_reason text, seen_note text, seen_presence text))`

const named = (field: Field) => sql`${field} = any (g.names)`
const kept = (field: Field, column: string = field) =>
  sql`case when ${named(field)} then g.${sql.ref(column)} else a.${sql.ref(column)} end`
/** By now neither what the sender saw nor what is asked for. */
const foreign = (field: Field, column: string = field) => sql`(${named(field)} and ${field} = any (g.sees)
  and a.${sql.ref(column)} is distinct from g.${sql.ref(`seen_${column}`)} and a.${sql.ref(column)} is distinct from g.${sql.ref(column)})`
const changedMeanwhile = sql`(${sql.join(
  [
    foreign('attending'),
    foreign('health_statuses', 'injured'),
    foreign('health_statuses', 'ill'),
    ...(['did_alternative', 'reason', 'note', 'presence'] as const).map((field) => foreign(field)),
  ],
  sql` or `,
)})`

/**
 * Takes turns with other answers where places are limited. Its own statement, so that the next one sees what the one before has written.
 * True where there is a limit.
 */
async function takeTurn(db: Db, clubId: ClubId, sessionId: number): Promise<boolean> {
  const { rows } = await sql`
    select from sessions where club_id = ${clubId} and id = ${sessionId} and attendance_limit is not null for no key update`.execute(db)
  return rows.length > 0
}

/** One upsert for all marks; of each only what it names changes. A yes to limited places stands in line, and the line moves up at once. */
async function write(db: Db, clubId: ClubId, sessionId: number, marks: readonly Mark[], markedBy: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with ${given(marks)},
    asked as (
      select g.*, p.role_id = 2 and s.attendance_limit is not null as limited
      from given g join participants p on p.club_id = ${clubId} and p.session_id = ${sessionId} and p.user_id = g.user_id
      join sessions s on s.club_id = p.club_id and s.id = p.session_id
    )
    insert into attendance as a (club_id, session_id, user_id, attending, waiting_since, ill, injured, did_alternative, reason, note, presence, answered_by)
    select ${clubId}, ${sessionId}, user_id, case when limited then 2 else attending end, case when limited and attending = 1 then now() end,
      ill, injured, did_alternative, case when attending = 2 then reason end, note, presence, ${markedBy} from asked
    on conflict (club_id, session_id, user_id) do update set
      (attending, waiting_since, reason, ill, injured, did_alternative, note, presence, absence_id) = (
        select case when not ${named('attending')} or (g.attending = 1 and a.attending = 1) then a.attending when g.limited then 2 else g.attending end,
          case when not ${named('attending')} then a.waiting_since when g.limited and g.attending = 1 and a.attending is distinct from 1 then coalesce(a.waiting_since, now()) end,
          case when ${named('attending')} and g.attending is distinct from 2 then null else ${kept('reason')} end,
          ${kept('health_statuses', 'ill')}, ${kept('health_statuses', 'injured')}, ${kept('did_alternative')}, ${kept('note')}, ${kept('presence')},
          case when g.names && '{attending,health_statuses}' then null else a.absence_id end
        from asked g where g.user_id = a.user_id),
      answered_at = now(), answered_by = excluded.answered_by
    where not exists (select from given g where g.user_id = a.user_id and ${changedMeanwhile})
    returning user_id`.execute(db)
  return rows.map((row) => row.user_id)
}

/**
 * Writes all marks or none; the ids of those who stand in line for a place.
 * @throws Refusal not_a_participant; changed_meanwhile with the rows as they stand
 */
export async function markAttendance(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  marks: readonly Mark[],
  markedBy: number,
): Promise<number[]> {
  if (marks.length === 0) return []
  const [limited, written] = await Promise.all([takeTurn(db, clubId, sessionId), write(db, clubId, sessionId, marks, markedBy)])
  if (written.length < marks.length) {
    const left = marks.map((mark) => mark.user_id).filter((id) => !written.includes(id))
    throw await refusalOf(db, clubId, sessionId, left, markedBy)
  }
  // Where places are limited, one answer may move others up.
  const touched = limited ? await touchedHere(db, clubId, sessionId) : written.map((user_id) => ({ user_id, waiting: false }))
  await Promise.all([
    marks.some(movesLoad) && refreshLoads(db, clubId, { session_ids: [sessionId], user_ids: touched.map(({ user_id }) => user_id) }),
    changedSession(db, clubId, sessionId, 'attendance'),
  ])
  return touched.filter(({ waiting }) => waiting).map(({ user_id }) => user_id)
}

const movesLoad = ({ attending, presence }: Mark) => attending !== undefined || presence !== undefined

async function refusalOf(db: Db, clubId: ClubId, sessionId: number, userIds: readonly number[], viewerId: number): Promise<Refusal> {
  const rows = await attendanceOf(db, clubId, sessionId, { user_id: viewerId, edits: true })
  const there = rows.filter(({ user_id }) => userIds.includes(user_id))
  if (there.length < userIds.length) return new Refusal('not_a_participant')
  return new Refusal('changed_meanwhile', { current: there })
}
