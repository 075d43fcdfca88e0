import type { AttendanceMark, AttendanceRow } from '#contract/attendance.ts'
import { changeRegister, saveAttendance } from '#contract/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { OutboxEntry } from '../offline/outbox-state.ts'
import { withChange, type Answer } from './marks.ts'

type Users = Record<string, AttendanceMark>

/** The marks an entry holds, by user id. */
export const usersOf = ({ call, input }: OutboxEntry): Users =>
  call.path === saveAttendance.path ? ((input.body as { users?: Users } | undefined)?.users ?? {}) : {}

const changeOf = ({ call, input }: OutboxEntry): { add?: number[]; remove?: number[] } =>
  call.path === changeRegister.path ? ((input.body ?? {}) as { add?: number[]; remove?: number[] }) : {}

/** Entries about one person of a session. */
export const entriesOf = (entries: readonly OutboxEntry[], userId: number): OutboxEntry[] =>
  entries.filter((entry) => String(userId) in usersOf(entry) || changeOf(entry).add?.includes(userId) === true)

/** An answer with what is on the way on top of it. */
export const answerWith = <A extends Answer>(answer: A, entries: readonly OutboxEntry[], userId: number): A =>
  entries.reduce((now, entry) => {
    const mark = usersOf(entry)[userId]
    return mark ? withChange(now, mark) : now
  }, answer)

/** The register with what is on the way on top of it: people who come and go, and their answers. */
export function registerWith(rows: readonly AttendanceRow[], entries: readonly OutboxEntry[]): AttendanceRow[] {
  const removed = new Set(entries.flatMap((entry) => changeOf(entry).remove ?? []))
  const there = new Set(rows.map(({ user_id }) => user_id))
  const added = entries.flatMap(({ names, ...entry }) =>
    (changeOf({ names, ...entry }).add ?? []).filter((id) => !there.has(id)).map((id) => newRow(id, names[id] ?? '')),
  )
  return [...rows.filter(({ user_id }) => !removed.has(user_id)), ...added].map((row) => answerWith(row, entries, row.user_id))
}

const newRow = (user_id: number, full_name: string): AttendanceRow => ({
  user_id,
  full_name,
  picture: null,
  user_role_id: ROLE.athlete,
  squads: [],
  attending: null,
  health_statuses: [],
  did_alternative: false,
  reason: null,
  note: null,
  presence: null,
  waiting: null,
  answered_at: null,
})
