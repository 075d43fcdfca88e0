import { expect, test } from 'vitest'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { countBySquad, shownRows, viewOf } from './register-view.ts'

const base: AttendanceRow = {
  user_id: 0,
  full_name: '',
  picture: null,
  user_role_id: 2,
  squads: [],
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
const rows: AttendanceRow[] = [
  {
    ...base,
    user_id: 1,
    full_name: 'Ada Abel',
    attending: 2,
    squads: ['Senior'],
    answered_at: '2026-03-01T10:00:00Z',
  },
  {
    ...base,
    user_id: 2,
    full_name: 'Bo Berg',
    attending: 1,
    squads: ['Junior', 'Senior'],
    presence: 'late',
  },
  {
    ...base,
    user_id: 3,
    full_name: 'Cy Cole',
    attending: 2,
    waiting: 2,
    answered_at: '2026-03-02T10:00:00Z',
  },
  { ...base, user_id: 4, full_name: 'Di Dorn', attending: 2, waiting: 1 },
  { ...base, user_id: 5, full_name: 'Ed Egli', health_statuses: [3] },
  { ...base, user_id: 6, full_name: 'Fe Fink' },
]

test.each<[string, number[]]>([
  ['', [1, 2, 3, 4, 5, 6]],
  ['show=attending', [2]],
  ['show=not-attending', [1]],
  ['show=waiting', [3, 4]],
  ['show=unanswered', [6]],
  ['show=unwell', [5]],
  ['show=presence', [2]],
  ['show=nonsense', [1, 2, 3, 4, 5, 6]],
  ['squad=Senior', [1, 2]],
  ['q=eR', [2]],
  ['order=answer', [2, 4, 3, 6, 1, 5]],
  ['order=squad', [2, 1, 3, 4, 5, 6]],
  ['order=latest', [3, 1, 2, 4, 5, 6]],
])('%s shows %j', (search, expected) => {
  expect(
    shownRows(rows, viewOf(new URLSearchParams(search))).map(({ user_id }) => user_id),
  ).toEqual(expected)
})

test('a person marked meanwhile stays in reach', () => {
  expect(
    shownRows(rows, viewOf(new URLSearchParams('show=unanswered')), new Set([2])).map(
      ({ user_id }) => user_id,
    ),
  ).toEqual([2, 6])
})

test('counts who comes of each squad', () => {
  expect(countBySquad(rows)).toEqual([
    { squad: 'Junior', attending: 1, people: 1 },
    { squad: 'Senior', attending: 1, people: 2 },
  ])
})
