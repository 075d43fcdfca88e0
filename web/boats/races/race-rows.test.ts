import { expect, test } from 'vitest'
import type { Race } from '#contract/boats/races.ts'
import { createFormat } from '../../format/format.ts'
import { readBlock } from '../../sheet/cell-text.ts'
import {
  changeOf,
  clashesIn,
  COLUMNS,
  faultsIn,
  readCell,
  textOf,
  type Reading,
  type Row,
} from './race-rows.ts'

const reading: Reading = {
  timeZone: 'Europe/Berlin',
  raceTime: createFormat({ language: 'de', timeZone: 'Europe/Berlin' }).raceTime,
  firstDay: '2026-06-06',
  hasDays: true,
  crews: [{ id: 7, name: 'Double A' }],
  people: [
    { user_id: 3, full_name: 'Ann Oar' },
    { user_id: 4, full_name: 'Two Same' },
    { user_id: 5, full_name: 'Two Same' },
  ],
  statuses: { planned: 'Planned', done: 'Rowed', dns: 'DNS', dnf: 'DNF', dsq: 'DSQ' },
}
const race: Race = {
  id: 1,
  version: 4,
  number: '12',
  name: 'Heat',
  boat_type: 2,
  age: 'senior',
  gender: 'men',
  weight: 'lightweight',
  distance: 1500,
  starts_at: '2026-06-07T08:30:00Z',
  lane: 3,
  crew_id: 7,
  crew_name: 'Double A',
  user_id: null,
  starters: [],
  place: null,
  time: null,
  status: 'planned',
  note: null,
  gmt_percent: null,
  own: false,
}
const typed = (texts: Partial<Record<(typeof COLUMNS)[number], string>>, of: Race | null): Row => ({
  key: of ? String(of.id) : 'new',
  race: of,
  typed: Object.fromEntries(
    Object.entries(texts).map(([column, text]) => [
      column,
      { text, base: textOf(of, COLUMNS.find((known) => known === column) ?? 'name', reading) },
    ]),
  ),
})

test('what is stored is written so that it is read again', () => {
  for (const column of COLUMNS) {
    const read = readCell(column, textOf(race, column, reading), reading, reading.firstDay)
    expect({ ...race, ...read }).toEqual(race)
    expect(read).not.toBeNull()
  }
})

test('a pasted line becomes a race, with the distance of the row before', () => {
  const [line = []] = readBlock('14\t10:40\tJW1x\tFinal\t5\tann oar\n')
  const row = typed(Object.fromEntries(line.map((text, at) => [COLUMNS[at] ?? 'note', text])), null)
  expect(changeOf([typed({}, race), row], 1, reading)?.change).toEqual({
    number: '14',
    starts_at: '2026-06-07T08:40:00Z',
    boat_type: 1,
    age: 'u19',
    gender: 'women',
    weight: 'heavyweight',
    name: 'Final',
    lane: 5,
    user_id: 3,
    distance: 1500,
  })
})

test('what cannot be read stays in its cell and keeps nothing else from being stored', () => {
  const rows = [typed({ start: 'noon', lane: '4', starter: 'Two Same' }, race)]
  expect(faultsIn(rows, 0, reading)).toEqual(['start', 'starter'])
  expect(changeOf(rows, 0, reading)).toEqual({
    change: { id: 1, version: 4, lane: 4 },
    sent: { lane: { text: '4', base: '3' } },
  })
})

test.each([
  ['6:31.2', { time: 391.2, status: 'done' }],
  ['dns', { time: null, status: 'dns' }],
  ['', { time: null }],
  ['fast', null],
])('the result “%s”', (text, read) =>
  expect(readCell('result', text, reading, reading.firstDay)).toEqual(read),
)

test('a result is written with the mark of the language, and read again', () => {
  const text = textOf({ ...race, time: 391.2 }, 'result', reading)
  expect(text).toBe('6:31,2')
  expect(readCell('result', text, reading, reading.firstDay)).toMatchObject({ time: 391.2 })
})

test.each([
  ['0', { lane: 0 }],
  ['99', { lane: 99 }],
  ['100', null],
])('the lane “%s”', (text, read) =>
  expect(readCell('lane', text, reading, reading.firstDay)).toEqual(read),
)

test('a cell that somebody else has changed meanwhile is not written over', () => {
  const row = typed({ lane: '5', note: 'Wind' }, race)
  const now: Row = { ...row, race: { ...race, version: 5, lane: 4 } }
  expect(clashesIn(now, reading)).toEqual(['lane'])
  expect(changeOf([now], 0, reading)?.change).toEqual({ id: 1, version: 5, note: 'Wind' })
})

test('an empty new row is no race', () => {
  expect(changeOf([typed({ name: ' ' }, null)], 0, reading)).toBeNull()
})
