import {
  changeRegister,
  saveAttendance,
  type AttendanceMark,
  type AttendanceRow,
} from '#contract/planning/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import { withChange, type Answer } from './marks.ts'

type Users = Record<string, AttendanceMark>

/** The marks an entry holds, by user id. */
export const usersOf = ({ call, input }: OutboxEntry): Users =>
  call.path === saveAttendance.path
    ? ((input.body as { users?: Users } | undefined)?.users ?? {})
    : {}

const changeOf = ({ call, input }: OutboxEntry): { add?: number[]; remove?: number[] } =>
  call.path === changeRegister.path
    ? ((input.body ?? {}) as { add?: number[]; remove?: number[] })
    : {}

/** Entries about one person of a session. */
export const entriesOf = (entries: readonly OutboxEntry[], userId: number): OutboxEntry[] =>
  entries.filter(
    (entry) => String(userId) in usersOf(entry) || changeOf(entry).add?.includes(userId) === true,
  )

/** An answer with what is on the way on top of it. */
export const answerWith = <A extends Answer>(
  answer: A,
  entries: readonly OutboxEntry[],
  userId: number,
): A =>
  entries.reduce((now, entry) => {
    const mark = usersOf(entry)[userId]
    return mark ? withChange(now, mark) : now
  }, answer)

/**
 * The register with what is on the way on top of it, in the order it was made: people who go, come
 * and come back, and their answers.
 */
export function registerWith(
  rows: readonly AttendanceRow[],
  entries: readonly OutboxEntry[],
): AttendanceRow[] {
  const known = new Map(rows.map((row) => [row.user_id, row]))
  return entries.reduce<AttendanceRow[]>(
    (now, entry) => {
      const { add = [], remove = [] } = changeOf(entry)
      const stay = now.filter(({ user_id }) => !remove.includes(user_id))
      const there = new Set(stay.map(({ user_id }) => user_id))
      const come = add
        .filter((id) => !there.has(id))
        .map((id) => unanswered(known.get(id) ?? newRow(id, entry.names[id] ?? '')))
      return [...stay, ...come].map((row) => answerWith(row, [entry], row.user_id))
    },
    [...rows],
  )
}

/** A person who is added, or added again, has not answered yet. */
const unanswered = ({
  user_id,
  full_name,
  picture,
  user_role_id,
  squads,
  seen,
}: AttendanceRow): AttendanceRow => ({
  ...newRow(user_id, full_name),
  picture,
  user_role_id,
  squads,
  seen,
})

/** Whether somebody new is for the reader to see, only the server knows. */
const newRow = (user_id: number, full_name: string): AttendanceRow => ({
  user_id,
  full_name,
  picture: null,
  user_role_id: ROLE.athlete,
  squads: [],
  seen: false,
  attending: null,
  health_statuses: [],
  did_alternative: false,
  reason: null,
  note: null,
  presence: null,
  waiting: null,
  guardian: null,
  answered_by: null,
  answered_at: null,
})
