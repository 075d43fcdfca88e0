import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  changeRegister,
  saveAttendance,
  sessionAttendance,
  type AttendanceMark,
  type AttendanceRow,
} from '#contract/planning/attendance.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { home } from '#contract/analysis/home.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { query } from '../../api/api.ts'
import { putInOutbox } from '../../offline/outbox.ts'
import { usePending } from '../../offline/outbox-state.ts'
import { registerWith } from './pending.ts'

export const attendanceQuery = (sessionId: number) =>
  query(sessionAttendance, { params: { id: sessionId } })

/** What entries about a session are found by. */
export const subjectOf = (sessionId: number): string => `session/${sessionId}`

const REFRESH = [getSession, sessionAttendance, agenda, home]
type About = { id: number; name: string }

/** Says whose answers an entry holds, for where the register is not at hand. */
export const namesOf = (rows: readonly Pick<AttendanceRow, 'user_id' | 'full_name'>[]) =>
  Object.fromEntries(rows.map(({ user_id, full_name }) => [user_id, full_name]))

/** Answers of people, kept on this device until the server has them; with the names of others. */
export const sendMarks = (
  { id, name }: About,
  users: Readonly<Record<number, AttendanceMark>>,
  names: Readonly<Record<string, string>> = {},
): Promise<void> =>
  putInOutbox(saveAttendance, {
    input: { body: { event_id: id, users } },
    subject: subjectOf(id),
    title: name,
    refresh: REFRESH,
    names,
  })

type People = {
  add?: readonly { id: number; name: string }[]
  remove?: readonly number[]
  attendance_limit?: number | null
}

/** People into a session and out of it, and its places, in the same way. */
export function sendPeople(
  { id, name }: About,
  { add = [], remove = [], ...places }: People,
): Promise<void> {
  const body = { add: add.map((person) => person.id), remove: [...remove], ...places }
  const names = Object.fromEntries(add.map((person) => [person.id, person.name]))
  return putInOutbox(changeRegister, {
    input: { params: { id }, body },
    subject: subjectOf(id),
    title: name,
    refresh: REFRESH,
    names,
  })
}

/** The register of a session as the person left it, whether or not it is stored already. */
export function useRegister(sessionId: number) {
  const asked = useQuery(attendanceQuery(sessionId))
  const { data } = asked
  const pending = usePending(subjectOf(sessionId))
  const rows = useMemo<readonly AttendanceRow[] | undefined>(
    () => data && registerWith(data.data, pending),
    [data, pending],
  )
  return { rows, asked }
}
