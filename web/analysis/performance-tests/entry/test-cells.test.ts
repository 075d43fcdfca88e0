import { describe, expect, test } from 'vitest'
import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import { clashesIn } from '../../../sheet/cell-conflicts.ts'
import { putCells } from '../../../sheet/cells.ts'
import { TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import { testLine } from '../../../../test/support/tested-club.ts'
import {
  batchOf,
  numberFieldOf,
  readTestCell,
  refusedEntries,
  testCells,
  writeTestCell,
  type Entries,
  type TestPlace,
} from './test-cells.ts'
import { cellState, stepCount, targetOf, testColumns } from './test-columns.ts'
import { targetWrites } from './target-writes.ts'

const writing = { language: 'en', units: 'metric' } as const
const NONE: Entries = new Map()
const at = (line: number, field: TestPlace['field'], user_id = 7): TestPlace => ({
  user_id,
  name: 'Anna',
  line,
  field,
})
const time = at(0, 'time_s')

const person = (tested: object | null, more: Partial<TestPerson> = {}) =>
  ({
    user_id: 7,
    full_name: 'Anna',
    gender: 'w',
    is_u19: false,
    weight_class: null,
    best_2k: null,
    can_write: true,
    sees_weight: true,
    test: tested,
    ...more,
  }) as TestPerson
const day = (...people: TestPerson[]) => new Map(people.map((one) => [one.user_id, one]))

describe('what is typed into a cell', () => {
  test.each<[TestPlace, string, object]>([
    [time, '6412', { value: 401.2 }],
    [time, '64410', { value: 404.1 }],
    [time, 'fast', { fault: 'time' }],
    [at(0, 'weight'), '34.9', { fault: 'between', bounds: { min: 35, max: 140 } }],
    [at(0, 'weight'), '71.5 kg', { value: 71.5 }],
    [at(1, 'lactate'), '30.1', { fault: 'between', bounds: { min: 0, max: 30 } }],
    [at(1, 'heart_rate'), '29', { fault: 'between', bounds: { min: 30, max: 250 } }],
    [at(1, 'heart_rate'), '150.5', { fault: 'whole' }],
    [at(1, 'watts'), '3000', { value: 3000 }],
    [at(0, 'rer_max'), '1.15', { value: 1.15 }],
    [at(0, 'site'), '  Boathouse ', { value: 'Boathouse' }],
    [at(0, 'site'), 'x'.repeat(81), { fault: 'long', most: 80 }],
    [time, ' ', { value: null }],
  ])('%o: %s', (place, text, reading) =>
    expect(readTestCell(place, text, writing)).toEqual(reading),
  )

  test('is in the reader’s language and units', () => {
    const german = { ...writing, language: 'de' } as const
    expect(readTestCell(at(1, 'lactate'), '2,35', german)).toEqual({ value: 2.35 })
    expect(writeTestCell(at(1, 'lactate'), 2.35, german)).toBe('2,35')
    const pounds = { ...writing, units: 'imperial' } as const
    const { value } = readTestCell(at(0, 'weight'), '165', pounds) as { value: number }
    expect(value).toBeCloseTo(74.84, 2)
  })

  test('means the same in the form of one test', () => {
    for (const units of ['metric', 'imperial'] as const)
      for (const field of TEST_NUMBER_NAMES.filter((name) => name !== 'time_s')) {
        const inUnits = { ...writing, units }
        const stored: (number | null)[] = []
        const onChange = (value: number | null) => stored.push(value)
        const { value, min, max, ...typed } = numberFieldOf(field, { value: 75, onChange }, units)
        expect(String(value), field).toBe(writeTestCell(at(0, field), 75, inUnits))
        typed.onChange(165)
        typed.onChange(null)
        const inCell = readTestCell(at(0, field), '165', inUnits)
        if ('value' in inCell) expect(stored, field).toEqual([inCell.value, null])
        const beyond = readTestCell(at(0, field), '9999', inUnits)
        expect(beyond, field).toEqual({ fault: 'between', bounds: { min, max } })
      }
  })

  test('is asked about where nobody rows that fast', () => {
    const cells = testCells('2k', day(person(null)), writing)
    const { entries } = putCells(cells, NONE, [{ ...time, text: '1:41' }], { pasted: false })
    expect([...entries.values()].map(({ reading }) => reading)).toEqual([
      { fault: 'speed', distance: 2000 },
    ])
  })
})

describe('the call that stores cells', () => {
  const people = day(
    person({ time_s: 420, lines: [testLine({ time_s: 105 })] }),
    person(null, { user_id: 8 }),
  )
  const cells = testCells('2k', people, writing)
  const typed = (...writes: [TestPlace, string][]) =>
    putCells(
      cells,
      NONE,
      writes.map(([place, text]) => ({ ...place, text })),
      { pasted: false },
    ).entries

  test('has values by person and line, with what was seen', () => {
    const entries = typed([time, '6:59'], [at(1, 'time_s'), ''], [at(0, 'hr_max', 8), '190'])
    expect(batchOf(entries, people, 100).people).toEqual([
      {
        user_id: 7,
        values: { time_s: 419 },
        seen: { time_s: 420 },
        lines: [{ number: 1, values: { time_s: null }, seen: { time_s: 105 } }],
      },
      { user_id: 8, values: { hr_max: 190 }, seen: { hr_max: null }, lines: [] },
    ])
  })

  test('takes no more people than the call does', () => {
    const entries = typed([time, '6:59'], [at(0, 'hr_max', 8), '190'])
    const { people: sent, sent: kept } = batchOf(entries, people, 1)
    expect(sent.map(({ user_id }) => user_id)).toEqual([7])
    expect([...kept.keys()]).toEqual(['7/0/time_s'])
  })

  test('is refused at its cells', () => {
    const batch = batchOf(typed([time, '6:59'], [at(2, 'time_s'), '1:44']), people, 100)
    const errors = {
      'people.0.values.time_s': ['Too fast.'],
      'people.0.lines.0.values.time_s': ['Too slow.'],
      day: ['Choose a day up to today.'],
    }
    expect([...refusedEntries(batch, errors)]).toEqual([
      ['7/0/time_s', 'Too fast.'],
      ['7/2/time_s', 'Too slow.'],
      ['', 'Choose a day up to today.'],
    ])
  })

  test('leaves out what somebody else has changed meanwhile, to be asked about', () => {
    const entries = typed([time, '6:59'])
    const now = testCells('2k', day(person({ time_s: 418, lines: [] })), writing)
    expect(clashesIn(now, entries)).toMatchObject([{ key: '7/0/time_s', theirs: 418 }])
  })
})

describe('the columns', () => {
  const fields = (kind: '2k' | '6k' | 'step' | 'vo2', splits: 'none' | 'time' | 'all') =>
    testColumns(kind, { splits, steps: 6 }).map(({ key }) => key)

  test('of a race are the test and its splits, of a step test its steps', () => {
    expect(fields('2k', 'time').slice(-4)).toEqual(['1/time_s', '2/time_s', '3/time_s', '4/time_s'])
    expect(fields('6k', 'all').filter((key) => key.startsWith('6/'))).toHaveLength(3)
    expect(fields('2k', 'none').some((key) => key.startsWith('1/'))).toBe(false)
    expect(fields('step', 'time').filter((key) => key.endsWith('/lactate'))).toHaveLength(6)
    expect(fields('vo2', 'time').every((key) => key.startsWith('0/'))).toBe(true)
  })

  test('of steps are as many as are planned or were rowed', () => {
    expect(stepCount(null, [person(null)])).toBe(6)
    expect(stepCount('drv-step', [person(null)])).toBe(8)
    expect(stepCount(null, [person({ lines: Array.from({ length: 9 }, () => testLine()) })])).toBe(
      9,
    )
  })

  test('hide a weight, and are to be read where somebody may not write', () => {
    expect(cellState(person(null, { sees_weight: false }), { field: 'weight' })).toBe('closed')
    expect(cellState(person(null, { can_write: false }), { field: 'time_s' })).toBe('read')
    expect(cellState(person(null), { field: 'weight' })).toBe('open')
  })

  test('show the watts a step is to be rowed at', () => {
    expect(targetOf(person(null), 'drv-step', 2)).toBe(160)
    const stored = person({ protocol: '7x4', lines: [testLine({ target_watts: 135 })] })
    expect(targetOf(stored, 'drv-step', 1)).toBe(135)
    expect(targetOf(stored, 'drv-step', 2)).toBeNull()
  })

  test('take target watts for the steps that were rowed and have none', () => {
    const lines = [
      testLine({ target_watts: 120, lactate: 1.1 }),
      testLine({ target_watts: 160, watts: 158, lactate: 1.4 }),
      testLine({ target_watts: 200 }),
    ]
    const tested = person({ protocol: 'drv-step', lines })
    expect(targetWrites([tested], { entries: NONE, byId: day(tested) }, null)).toEqual([
      { ...at(1, 'watts'), text: '120' },
    ])
  })
})
