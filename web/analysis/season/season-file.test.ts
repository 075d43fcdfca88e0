import { describe, expect, test } from 'vitest'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { sheetOf, type SheetRow } from '#domain/sheets/sheet.ts'
import { PHASE_KINDS, WEEK_KINDS } from '#domain/season/season.ts'
import { differencesOf } from './differences.ts'
import { cellName } from './cell-fault.ts'
import { readSeason } from './season-file.ts'

const SUMS = { seconds: 0, distance: 0, load: null, sessions: 0, zones: [0, 0, 0] }
const TARGET = {
  seconds: 36_000,
  distance: 90_000,
  load: 600,
  sessions: 5,
  shares: [85, 10, 5],
  kind: 'loading',
  note: 'Boats inside',
  by_hand: false,
  proposed_on: null,
} as const
const week = (monday: string, target: SeasonWeek['target'] = null): SeasonWeek => ({
  monday,
  target,
  planned: SUMS,
  drafts: 0,
  done: SUMS,
  band: null,
})
const PHASES = [
  { kind: 'base', weeks: 2, name: 'Winter', colour: null },
  { kind: 'build', weeks: 1, name: null, colour: null },
] as const
const GOAL = { event_type: 'regatta', last_day: '2026-12-12' } as const
const SEASON = {
  today: '2026-11-26',
  phases: PHASES.map((phase) => ({ ...phase })),
  goals: [
    { ...GOAL, session_id: 1, name: 'Head', first_day: '2026-12-12', priority: 'B' as const },
    { ...GOAL, session_id: 2, name: 'Head of Zürich', first_day: '2026-12-12', priority: null },
  ],
  weeks: [
    week('2026-11-16', { ...TARGET, shares: [85, 10, 5] }),
    week('2026-11-23', { ...TARGET, shares: [85, 10, 5] }),
    week('2026-11-30'),
    week('2026-12-07'),
  ],
}
const HEADS = [
  'Woche',
  'Art der Woche',
  'Zielstunden',
  'Zielstrecke (km)',
  'Zielbelastung',
  'Zieleinheiten',
  'Niedrig (%)',
  'Mittel (%)',
  'Hoch (%)',
  'Notiz',
]
const SAME = ['loading', '10:00', '90', '600', '5', '85', '10', '5', 'Boats inside']

function read(...rows: readonly (readonly string[])[]) {
  const lines = rows.map((cells, place): SheetRow => ({ line: place + 1, cells: [...cells] }))
  const sheet = sheetOf(lines, 'season')
  if (typeof sheet === 'string') throw new Error(sheet)
  return readSeason(sheet, SEASON, {
    kindOf: (word) => WEEK_KINDS.find((kind) => kind === word) ?? null,
    phaseOf: (word) => {
      const kind = PHASE_KINDS.find((one) => one === word)
      const own = SEASON.phases.find(({ name }) => name === word)
      return own ?? (kind ? { kind, weeks: 1, name: null, colour: null } : null)
    },
  })
}

test.each([
  [0, 'A1'],
  [25, 'Z1'],
  [26, 'AA1'],
  [731, 'ABD1'],
])('the cell of column %d is %s', (column, name) => expect(cellName(column, 1)).toBe(name))

test('a file that comes back as it went out changes nothing', () => {
  const file = read(HEADS, ['2026-11-16', ...SAME], ['2026-11-23', ...SAME])
  expect(file?.faults).toEqual([])
  expect(file?.weeks).toHaveLength(2)
  expect(differencesOf(SEASON, file?.weeks ?? [])).toEqual([])
})

test('only what differs is taken, and nothing of weeks that are over or not in the file', () => {
  const shorter = ['recovery', '7,5', '90', '', '5', '85', '10', '5', 'Boats inside']
  const file = read(HEADS, ['16.11.2026', ...shorter], ['23.11.2026', ...shorter])
  expect(differencesOf(SEASON, file?.weeks ?? [])).toEqual([
    { monday: '2026-11-23', kind: 'recovery', seconds: 27_000, load: null },
  ])
})

test('a column that is not in the file leaves what stands', () => {
  const file = read(['Week', 'Target hours'], ['2026-11-30', '8:00'])
  expect(file).toEqual({
    weeks: [{ monday: '2026-11-30', seconds: 28_800 }],
    plan: {},
    faults: [],
  })
})

test('a table without weeks is no season', () =>
  expect(read(['Target hours', 'Note'], ['8', 'none'])).toBeNull())

describe('what is not understood is named with its cell, and left', () => {
  test.each([
    ['a head', ['Week', 'Colour'], ['2026-11-30', 'red'], { cell: 'B1', fault: 'head' }],
    ['a day', ['Week', 'Note'], ['Total', 'all'], { cell: 'A2', fault: 'noWeek' }],
    ['a season', ['Week', 'Note'], ['2031-01-06', ''], { cell: 'A2', fault: 'otherSeason' }],
    ['hours', ['Week', 'Target hours'], ['2026-11-30', 'many'], { cell: 'B2', fault: 'number' }],
    ['km', ['Week', 'Target distance'], ['2026-11-30', '9999'], { cell: 'B2', fault: 'number' }],
    [
      'a share',
      ['Week', 'Low', 'Middle', 'High'],
      ['2026-11-30', '80', '10', '5'],
      {
        cell: 'B2',
        fault: 'shares',
        text: '80 / 10 / 5',
      },
    ],
    [
      'half a session',
      ['Week', 'Target sessions'],
      ['2026-11-30', '4.5'],
      {
        cell: 'B2',
        fault: 'number',
      },
    ],
    ['a kind', ['Week', 'Kind of week'], ['2026-11-30', 'hard'], { cell: 'B2', fault: 'kind' }],
    ['a note', ['Week', 'Note'], ['2026-11-30', 'x'.repeat(2001)], { cell: 'B2', fault: 'note' }],
  ])('%s', (_, heads, cells, fault) => {
    const file = read(heads, cells)
    expect(file?.faults).toMatchObject([fault])
    expect(differencesOf(SEASON, file?.weeks ?? [])).toEqual([])
  })

  test('a week that is there twice', () => {
    const file = read(['Week', 'Note'], ['2026-11-30', 'one'], ['2026-12-02', 'other'])
    expect(file?.faults).toEqual([{ cell: 'A3', text: '2026-12-02', fault: 'twice' }])
    expect(file?.weeks).toEqual([{ monday: '2026-11-30', note: 'one' }])
  })
})

describe('phases and goals', () => {
  const heads = ['Week', 'Phase', 'Goals']

  test('that come back as they went out change nothing', () => {
    const file = read(
      heads,
      ['2026-11-16', 'Winter', ''],
      ['2026-11-23', 'Winter', ''],
      ['2026-11-30', 'build', ''],
      ['2026-12-07', '', 'Head of Zürich, B Head'],
    )
    expect(file).toMatchObject({ plan: {}, faults: [] })
  })

  test('move from the running week on, and keep their names', () => {
    const file = read(
      heads,
      ['2026-11-16', 'race', ''],
      ['2026-11-23', 'build', ''],
      ['2026-12-07', 'race', 'A Head of Zürich, Head'],
    )
    expect(file?.faults).toEqual([])
    expect(file?.plan.phases).toEqual([
      { kind: 'base', weeks: 1, name: 'Winter', colour: null },
      { kind: 'build', weeks: 2, name: null, colour: null },
      { kind: 'race', weeks: 1, name: null, colour: null },
    ])
    expect(file?.plan.goals).toEqual([
      { session_id: 2, priority: 'A' },
      { session_id: 1, priority: null },
    ])
  })

  test('that are not known are named with their cells', () => {
    const file = read(heads, ['2026-11-30', 'magic', 'A Henley'], ['2026-12-07', '', 'Head'])
    expect(file?.plan).toEqual({ goals: [{ session_id: 1, priority: null }] })
    expect(file?.faults).toEqual([
      { cell: 'B2', text: 'magic', fault: 'phase' },
      { cell: 'C2', text: 'A Henley', fault: 'goal' },
    ])
  })
})

test('a phase behind weeks without one is not taken', () => {
  const short = { ...SEASON, phases: [{ ...PHASES[1], weeks: 1 }] }
  const lines = [
    { line: 1, cells: ['Week', 'Phase'] },
    { line: 2, cells: ['2026-12-07', 'race'] },
  ]
  const sheet = sheetOf(lines, 'season')
  if (typeof sheet === 'string') throw new Error(sheet)
  const phaseOf = () => ({ kind: 'race' as const, weeks: 1, name: null, colour: null })
  expect(readSeason(sheet, short, { kindOf: () => null, phaseOf })).toMatchObject({
    plan: {},
    faults: [{ cell: 'B2', text: 'race', fault: 'phaseGap' }],
  })
})
