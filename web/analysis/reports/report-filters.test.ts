import { describe, expect, test } from 'vitest'
import { CALENDAR_YEARS, seasonsFrom } from '#domain/reports/context.ts'
import {
  defaultFilters,
  readCriticalDays,
  readFilters,
  spanProblem,
  writeCriticalDays,
  writeFilters,
  type ReportFilters,
} from './report-filters.ts'

const TODAY = '2026-03-31'
const ON = { today: TODAY, context: CALENDAR_YEARS }
const usual: ReportFilters = {
  ...defaultFilters(TODAY),
  start_date: '2026-02-28',
  end_date: TODAY,
}

describe('an address', () => {
  test.each<[string, ReportFilters]>([
    ['', usual],
    ['from=2026-01-01', { ...usual, start_date: '2026-01-01' }],
    ['to=2026-02-30', usual],
    ['from=yesterday&squads=1,x,-2,3', { ...usual, squads: [1, 3] }],
    ['tags=7', { ...usual, tags: [7] }],
    ['span=someday', usual],
    [
      'span=last-week&from=2026-01-01',
      { ...usual, span: 'last-week', start_date: '2026-03-23', end_date: '2026-03-29' },
    ],
  ])('%s is read', (text, filters) =>
    expect(readFilters(new URLSearchParams(text), ON)).toEqual(filters),
  )

  test('has this season from the month it begins in', () => {
    const read = readFilters(new URLSearchParams('span=this-year'), {
      ...ON,
      context: seasonsFrom(9),
    })
    expect(read).toMatchObject({ start_date: '2025-09-01', end_date: TODAY })
  })

  test.each<[string, ReportFilters]>([
    ['', usual],
    [
      'span=last-month',
      { ...usual, span: 'last-month', start_date: '2026-02-01', end_date: '2026-02-28' },
    ],
    ['from=2026-01-01&squads=1%2C3', { ...usual, start_date: '2026-01-01', squads: [1, 3] }],
    ['to=2026-03-01&tags=7', { ...usual, end_date: '2026-03-01', tags: [7] }],
  ])('%s is written and read back', (text, filters) => {
    const written = new URLSearchParams(writeFilters(filters, TODAY))
    expect(written.toString()).toBe(text)
    expect(readFilters(written, ON)).toEqual(filters)
  })
})

describe('the days of critical power', () => {
  const ninety = { start_date: '2026-01-01', end_date: TODAY }
  test.each([
    [
      'are the last ninety, whatever those of the report are',
      'from=2024-03-31&span=last-week',
      ninety,
    ],
    [
      'are moved by themselves',
      'critical_from=2025-06-01',
      { ...ninety, start_date: '2025-06-01' },
    ],
    ['are the last ninety where they cannot be read', 'critical_to=someday', ninety],
  ])('%s', (_, text, days) => {
    const read = readCriticalDays(new URLSearchParams(text), TODAY)
    expect(read).toEqual(days)
    const named = Object.entries(writeCriticalDays(read, TODAY)).flatMap(([name, day]) =>
      day === null ? [] : [[name, day]],
    )
    expect(readCriticalDays(new URLSearchParams(named), TODAY)).toEqual(days)
  })
})

test.each([
  ['2026-03-01', '2026-03-01', null],
  ['2026-03-02', '2026-03-01', 'reversed'],
  ['2024-01-01', '2028-02-09', null],
  ['2024-01-01', '2028-02-10', 'tooLong'],
])('%s to %s: %s', (start_date, end_date, problem) =>
  expect(spanProblem({ ...usual, start_date, end_date })).toBe(problem),
)
