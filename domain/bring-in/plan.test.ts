import { describe, expect, test } from 'vitest'
import { textRows } from '../sheets/sheet.ts'
import { gridSheet, nearDay } from './plan-grid.ts'
import { readPlanRow } from './plan-row.ts'

const MONDAY = '2026-03-02'
const READING = { order: null, monday: MONDAY, language: 'en', start: null } as const
const read = (cells: Parameters<typeof readPlanRow>[0], start: string | null = null) =>
  readPlanRow(cells, { ...READING, start })
const gridOf = (...lines: string[]) => gridSheet(textRows(lines.join('\n')), MONDAY, 'en')

describe('a week as a grid of days', () => {
  test('is one line for each session, with the time before its row', () => {
    const grid = gridOf(
      'Plan of March;;;',
      ';Mon;Tue;Wednesday',
      '06:00;Ergo 4x2000m/6;;UT2 90 min',
      'evening;;18:30 Weights;',
    )
    expect(grid).toEqual({
      headings: 2,
      columns: ['', '', '', ''],
      rows: [
        { line: 1, cells: ['2026-03-02', '06:00', 'Ergo 4x2000m/6', ''] },
        { line: 2, cells: ['2026-03-03', '', '18:30 Weights', 'evening'] },
        { line: 3, cells: ['2026-03-04', '06:00', 'UT2 90 min', ''] },
      ],
    })
  })

  test('takes the dates in its head, and a cell with two lines as two sessions', () => {
    const grid = gridOf(
      'Mon 9.3.;Tue 10.03.2026;Wed 11.3.',
      '"6:00 Row',
      '18:00 Weights";;7:00 Run',
    )
    expect(grid?.rows.map(({ cells }) => cells)).toEqual([
      ['2026-03-09', '', '6:00 Row', ''],
      ['2026-03-09', '', '18:00 Weights', ''],
      ['2026-03-11', '', '7:00 Run', ''],
    ])
  })

  test.each([['Day;Time;Session'], ['Mon;Tue'], ['a;b;c;d'], ['31.2.;30.2.;Mon']])(
    'is no table headed %s',
    (head) => expect(gridOf(head, '1;2;3;4')).toBeNull(),
  )

  test('of a day and month without a year is near the week', () => {
    expect(nearDay('28.12.', '2026-01-05')).toBe('2025-12-28')
    expect(nearDay('12.1', '2026-12-28')).toBe('2027-01-12')
    expect(nearDay('31.2.', MONDAY)).toBeNull()
  })
})

describe('a row of a plan', () => {
  test('is read with its times, its pieces and their zone', () => {
    const row = read({ day: 'Tue', start: '6:00-7:30', what: 'Ergo UT2 3x20min/3' })
    expect(row).toMatchObject({
      day: '2026-03-03',
      start: '06:00',
      end: '07:30',
      name: 'Ergo UT2 3x20min/3',
      faults: {},
    })
    expect(row.structure?.repetitions).toBe(3)
    expect(row.shares).toEqual([{ id: expect.any(Number), percentage: 100 }])
  })

  test.each([
    [{ day: '31.02.2026', what: 'Row' }, { day: 'no_such_day' }],
    [{ day: '03/04/2026', what: 'Row' }, { day: 'open_date' }],
    [{ day: 'someday', what: 'Row' }, { day: 'no_day' }],
    [{ what: 'Row' }, { day: 'missing' }],
    [{ day: 'Mon', start: '25:00', what: 'Row' }, { start: 'no_time' }],
    [{ day: 'Mon', end: 'late', what: 'Row' }, { end: 'no_time' }],
    [{ day: 'Mon' }, { what: 'missing' }],
    [{ day: 'Mon', what: 'x'.repeat(121) }, { what: 'too_long' }],
    [{ day: 'Mon', what: 'Row 4 x 2000 m // 6 or so' }, { what: 'no_pieces' }],
    [{ day: 'Mon', what: 'Row', structure: 'as you like' }, { structure: 'no_pieces' }],
    [{ day: 'Mon', what: 'Row', zone: 'purple' }, { zone: 'no_zone' }],
  ])('%o has the faults %o', (cells, faults) => {
    expect(read(cells, '18:00').faults).toEqual(faults)
  })

  test('without a time is looked at, unless all such rows have one', () => {
    expect(read({ day: 'Mon', what: 'Row' }).faults).toEqual({ start: 'missing' })
    expect(read({ day: 'Mon', what: 'Row' }, '18:00')).toMatchObject({ start: '18:00', faults: {} })
  })

  test('that names no pieces is a name, also with a number in it', () => {
    expect(read({ day: 'Mon', what: 'Weights 2' }, '18:00')).toMatchObject({
      name: 'Weights 2',
      structure: null,
      faults: {},
    })
  })

  test('has the zone of its column where it has no pieces', () => {
    expect(read({ day: 'Mon', what: 'Row', zone: 'GA1' }, '18:00').shares).toHaveLength(1)
  })
})
