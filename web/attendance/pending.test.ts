import { expect, test } from 'vitest'
import type { AttendanceRow } from '#contract/attendance.ts'
import type { OutboxEntry } from '../offline/outbox-state.ts'
import { entriesOf, registerWith } from './pending.ts'

const row: AttendanceRow = {
  user_id: 5,
  full_name: 'Ada Abel',
  picture: null,
  user_role_id: 2,
  squads: ['Senior'],
  attending: null,
  health_statuses: [],
  did_alternative: false,
  reason: null,
  note: null,
  presence: null,
  waiting: null,
  answered_at: null,
}
let id = 0
const entry = (path: string, body: object, names = {}): OutboxEntry => ({
  id: (id += 1),
  key: String(id),
  user_id: 1,
  club_id: 1,
  call: { method: 'POST', path },
  input: { body },
  subject: 'session/17',
  title: 'Row',
  names,
  refresh: [],
  made_at: '2026-03-02T06:00:00Z',
  state: 'waiting',
  delayed: true,
  problem: null,
})
const mark = (users: object) => entry('session-attendance', { event_id: 17, users })

test('marks stand on top of what was fetched, in the order they were made', () => {
  const entries = [
    mark({ 5: { attending: 2, reason: 'work' } }),
    mark({ 5: { attending: 1, seen: { attending: 2 } } }),
    mark({ 6: { attending: 1 } }),
  ]
  expect(registerWith([row], entries)).toEqual([{ ...row, attending: 1 }])
  expect(entriesOf(entries, 5)).toEqual(entries.slice(0, 2))
})

test('people come with their name, are marked, and go', () => {
  const add = entry('session/{id}/register', { add: [6], remove: [] }, { 6: 'Bo Berg' })
  const remove = entry('session/{id}/register', { add: [], remove: [5] })
  expect(registerWith([row], [add, mark({ 6: { attending: 1 } }), remove])).toMatchObject([
    { user_id: 6, full_name: 'Bo Berg', attending: 1 },
  ])
  expect(registerWith([row, { ...row, user_id: 6 }], [add])).toHaveLength(2)
})
