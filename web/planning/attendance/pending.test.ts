import { expect, test } from 'vitest'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import { MARKS, marksFor, saidAgain } from './marks.ts'
import { entriesOf, registerWith } from './pending.ts'

const row: AttendanceRow = {
  user_id: 5,
  full_name: 'Ada Abel',
  picture: null,
  user_role_id: 2,
  squads: ['Senior'],
  seen: true,
  attending: null,
  health_statuses: [],
  did_alternative: false,
  reason: null,
  note: null,
  presence: null,
  waiting: null,
  answered_at: null,
  guardian: null,
  answered_by: null,
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

test('who was taken out and brought back is there with what is said again, and nothing else', () => {
  const register = (body: object) => entry('session/{id}/register', body, { 5: 'Ada Abel' })
  const before: AttendanceRow = {
    ...row,
    attending: 2,
    reason: 'work',
    note: 'Late',
    presence: 'late',
    answered_at: '2026-03-01T06:00:00Z',
  }
  const out = register({ add: [], remove: [5] })
  const back = register({ add: [5], remove: [] })
  expect(registerWith([before], [out])).toEqual([])
  expect(registerWith([before], [out, back])).toEqual([row])
  const said = mark({ 5: saidAgain(before) })
  expect(registerWith([before], [out, back, said])).toEqual([{ ...before, answered_at: null }])
  expect(registerWith([before], [out, back, said, out])).toEqual([])
})

test.each<[string, Partial<AttendanceRow>, object | null]>([
  ['nothing', {}, null],
  ['the start of limited places', { attending: 2 }, null],
  ['a wish to come', { attending: 2, waiting: 3, answered_at: 'then' }, { attending: 1 }],
  [
    'a no with its reason',
    { attending: 2, reason: 'school', answered_at: 'then' },
    { attending: 2, reason: 'school' },
  ],
  [
    'being ill without an answer',
    { health_statuses: [3], answered_at: 'then' },
    { attending: null, health_statuses: [3] },
  ],
  ['a note alone', { note: 'Cox' }, { note: 'Cox' }],
])('%s is said again', (_, answer, said) => {
  const again = saidAgain({ ...row, ...answer })
  if (said === null) expect(again).toBeNull()
  else expect(again).toMatchObject(said)
})

test('of somebody one does not see, only what one sees is said again, and nothing of it is offered', () => {
  const hidden = { ...row, seen: false, attending: 2, did_alternative: true, answered_at: 'then' }
  expect(saidAgain(hidden)).toEqual({ attending: 2, did_alternative: true, presence: null })
  expect(marksFor(false)).toEqual(['attending', 'not-attending', 'alternative'])
  expect(marksFor(true)).toEqual(MARKS)
  const back = entry('session/{id}/register', { add: [5], remove: [] })
  expect(registerWith([], [back])).toMatchObject([{ user_id: 5, seen: false }])
})
