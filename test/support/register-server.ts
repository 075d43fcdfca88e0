import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import type { Serve } from './cut-line.ts'

export const SESSION = 17
export const PERSON = 5
const HOUR_MS = 3_600_000

const rowWith = (note: string | null): AttendanceRow => ({
  user_id: PERSON,
  full_name: 'Ada Abel',
  picture: null,
  user_role_id: 2,
  squads: [],
  seen: true,
  attending: null,
  health_statuses: [],
  did_alternative: false,
  reason: null,
  note,
  presence: null,
  waiting: null,
  answered_at: null,
  guardian: null,
  answered_by: null,
})

/** The part of the server that keeps one note in the register of a session, as its rules say. */
export function startRegister() {
  let note: string | null = null
  const done = new Map<string, { status: number; body: unknown }>()
  /** Every note there was, in order. */
  const history: (string | null)[] = [note]
  const write = (next: string | null) => {
    note = next
    history.push(next)
  }
  function save({ headers, body }: RequestInit) {
    const key = new Headers(headers).get('idempotency-key') ?? ''
    const earlier = done.get(key)
    if (earlier) return earlier
    const { users } = JSON.parse(String(body)) as { users: Record<string, AttendanceMark> }
    const { note: next = null, seen } = users[PERSON] ?? {}
    if (seen && seen.note !== note && next !== note)
      return {
        status: 409,
        body: { code: 'attendance_conflict', message: 'changed', current: [rowWith(note)] },
      }
    write(next)
    const answer = { status: 200, body: { data: { done: true, waiting: [] } } }
    done.set(key, answer)
    return answer
  }
  const serve: Serve = (method, path, request) => {
    if (method === 'POST') return save(request)
    const session = {
      id: SESSION,
      start_date: new Date(Date.now() + HOUR_MS).toISOString(),
      end_date: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
    }
    return {
      status: 200,
      body: { data: path.endsWith('/attendance') ? [rowWith(note)] : session },
    }
  }
  return { serve, history, note: () => note, writeElsewhere: write, times: () => done.size }
}
