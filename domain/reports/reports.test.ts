import { describe, expect, test } from 'vitest'
import { attendanceReport } from './attendance.ts'
import { addUp, percentOf, ratio, type Parts } from './parts.ts'
import { ergoReport } from './ergo.ts'
import { bikeReport } from './bike.ts'
import { gmtReport } from './gmt.ts'
import { figureOf, groupsOf, type Report, type ReportName } from './report.ts'
import { improvementReport, performanceReport } from './performance.ts'
import { rpeReport } from './rpe.ts'
import { sumOfLines } from './sums.ts'
import { waterReport } from './water.ts'
import { complianceOf, trainingSummaryReport } from './training-summary.ts'
import { zoneLabel } from './zone-parts.ts'

const REPORTS = {
  'training-summary': trainingSummaryReport,
  rpe: rpeReport,
  attendance: attendanceReport,
  gmt: gmtReport,
  performance: performanceReport,
  improvement: improvementReport,
  'ergo-progress': ergoReport,
  'water-progress': waterReport,
  'bike-progress': bikeReport,
} as const satisfies Record<ReportName, unknown>

const ADDING = { sum: 'sum', best: 'least', most: 'most' } as const

describe('parts of several lines', () => {
  test.each<[string, Parts<'sum' | 'best' | 'most'>[], Parts]>([
    ['nothing is unknown', [], { sum: null, best: null, most: null }],
    [
      'unknown beside known counts for nothing',
      [
        { sum: 1, best: null, most: null },
        { sum: null, best: 5, most: 5 },
      ],
      { sum: 1, best: 5, most: 5 },
    ],
    [
      'each adds up in its own way',
      [
        { sum: 1, best: 4, most: 4 },
        { sum: 2, best: 3, most: 3 },
        { sum: 0, best: 9, most: 9 },
      ],
      { sum: 3, best: 3, most: 9 },
    ],
  ])('%s', (_, lines, expected) => expect(addUp(ADDING, lines)).toEqual(expected))

  /** Hundredths that repeat with their seed, so that a failure can be looked at. */
  const randomLines = (seed: number, count: number): Parts<'sum' | 'best' | 'most'>[] => {
    let state = seed
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    const value = () => (next() % 5 === 0 ? null : (next() % 100_000) / 100)
    return Array.from({ length: count }, () => ({ sum: value(), best: value(), most: value() }))
  }

  test.each(Array.from({ length: 50 }, (_, seed) => seed + 1))(
    'add up to the same in any grouping: season %i',
    (seed) => {
      const lines = randomLines(seed, 60)
      const groups = [lines.slice(0, seed), lines.slice(seed, 50), lines.slice(50)]
      const sums = groups.map((group) => addUp(ADDING, group))
      expect(addUp(ADDING, sums)).toEqual(addUp(ADDING, lines))
    },
  )
})

test.each([
  [3, 2, 1.5],
  [0, 2, 0],
  [1, 0, null],
  [null, 2, null],
  [1, null, null],
])('%s over %s is %s', (over, under, expected) => {
  expect(ratio(over, under)).toBe(expected)
  expect(percentOf(over, under)).toBe(expected === null ? null : 100 * expected)
})

describe.each(Object.entries(REPORTS) as [string, Report][])('the report %s', (key, report) => {
  const nothing = addUp(report.parts, [])

  test('is found by its own name', () => expect(report.key).toBe(key))

  test('knows no figure where no part is known', () =>
    expect(
      Object.keys(report.figures).filter((name) => figureOf(report, name, nothing) !== null),
    ).toEqual([]))

  test('has a part behind every figure that names none', () =>
    expect(
      Object.entries(report.figures)
        .filter(([name, { of }]) => !of && !(name in report.parts))
        .map(([name]) => name),
    ).toEqual([]))

  test('finds the best that a figure is worked out of', () =>
    expect(
      Object.values(report.figures).filter(({ ofBest }) => ofBest && !(ofBest in report.parts)),
    ).toEqual([]))

  test('shows at first what it has', () =>
    expect([...Object.keys(report.figures), ...Object.keys(report.stacks ?? {})]).toContain(
      report.pictured,
    ))
})

test('ratings of a period are means weighted by duration; the difference is of sessions with both', () => {
  const hour = { planned_time: 3600, felt_time: 3600, compared_time: 3600 }
  const nothing = addUp(rpeReport.parts, [])
  const lines = [
    // 5 planned, 7 felt, an hour.
    {
      ...nothing,
      ...hour,
      planned: 5 * 3600,
      felt: 7 * 3600,
      compared_planned: 5 * 3600,
      compared_felt: 7 * 3600,
    },
    // 2 felt, half an hour, without a plan.
    { ...nothing, felt: 2 * 1800, felt_time: 1800 },
  ]
  const all = addUp(rpeReport.parts, lines)
  expect(figureOf(rpeReport, 'planned_rpe', all)).toBe(5)
  expect(figureOf(rpeReport, 'felt_rpe', all)).toBeCloseTo((7 * 2 + 2) / 3, 12)
  expect(figureOf(rpeReport, 'rpe_difference', all)).toBe(2)
})

test.each([
  ['squad', { squads: ['A', 'B'], gender: 'w', age_category: null }, ['A', 'B']],
  ['squad', { squads: [], gender: 'w', age_category: null }, [null]],
  ['gender', { squads: [], gender: 'w', age_category: null }, ['w']],
  ['age', { squads: [], gender: 'w', age_category: null }, [null]],
  ['class', { squads: [], gender: 'w', age_category: null, boat_class: '' }, [null]],
  ['class', { squads: [], gender: 'w', age_category: null, boat_class: 'W2x' }, ['W2x']],
] as const)('nobody is left out of the groups by %s', (group, athlete, expected) =>
  expect(groupsOf({ ...athlete, squads: [...athlete.squads] }, group)).toEqual(expected),
)

test.each([
  ['zone_a_lact', 'A-LACT'],
  ['zone_ut2', 'UT2'],
  ['time', null],
])('%s is labelled %s', (part, label) => expect(zoneLabel(part)).toBe(label))

test.each([
  [3600, 18_000, 20],
  [null, 18_000, 0],
  [18_000, 18_000, 100],
  [3600, null, null],
])('%s seconds done of %s planned are %s %%', (compared_time, planned_time, percent) =>
  expect(complianceOf({ compared_time, planned_time })).toBe(percent),
)

test('what is of one class of boat is not known of several together', () => {
  const line = (boat_class: string | null, water_2000: number) => ({
    boat_class,
    parts: { ...addUp(waterReport.parts, []), pieces: 1, water_2000 },
  })
  const [single, eight] = [line('M1x', 420), line('M8+', 340)]
  expect(sumOfLines(waterReport, [single, eight])).toMatchObject({ pieces: 2, water_2000: null })
  expect(sumOfLines(waterReport, [single, line('M1x', 410)]).water_2000).toBe(410)
  expect(sumOfLines(waterReport, [line(null, 420), line(null, 340)]).water_2000).toBe(340)
})
