import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as reports from '#contract/analysis/performance-tests-reports.ts'
import { FIGURES_OF } from '#domain/performance-tests/figures.ts'
import { openReadTests, type ReadTests } from '../../../test/support/read-tests.ts'
import { testLine } from '../../../test/support/tested-club.ts'

let tested: ReadTests
beforeAll(async () => {
  tested = await openReadTests()
})
afterAll(() => tested.app.close())

describe('lists of tests', () => {
  test('rank a squad, and the latest or the best of each', async () => {
    const { tests, choices } = await tested.listOf({ which: 'latest' })
    expect(tests.map(({ user_id, rank }) => [user_id, rank])).toEqual([
      [tested.ben.id, 1],
      [tested.anna.id, 2],
    ])
    expect(choices.site).toEqual(['Hall', 'River'])
    const all = await tested.listOf({ which: 'all', rank_by: 'watts_per_kg' })
    expect(all.tests.map(({ rank }) => rank)).toEqual([1, 2, 3])
  })

  test('compare a test with others of the person', async () => {
    const [found] = (
      await tested.listOf({ athletes: String(tested.anna.id), start_date: '2026-02-01' })
    ).tests
    expect(found?.figures).toMatchObject({ time: 420, change_time: -5, of_best: 100 })
    expect(found?.slope_from?.map(({ day }) => day)).toEqual(['2026-02-10', '2026-02-20'])
    const [step4] = (await tested.listOf({ kind: 'step', start_date: '2026-02-01' })).tests
    expect(step4?.figures.change_watts).toBeCloseTo(0, 5)
  })

  test('are narrowed down by every filter', async () => {
    const latest = [tested.anna.id, '2026-02-10']
    const first = [tested.anna.id, '2026-01-10']
    const bens = [tested.ben.id, '2026-02-10']
    expect(await tested.daysOf({ gender: 'w' })).toEqual([latest, first])
    expect(await tested.daysOf({ squads: String(tested.squad), site: 'River' })).toEqual([latest])
    expect(await tested.daysOf({ weight_class: 'open' })).toEqual([bens])
    expect(await tested.daysOf({ end_date: '2026-01-31' })).toEqual([first])
    expect(await tested.daysOf({ ergo: 'Unknown' })).toEqual([])
    expect(await tested.daysOf({ protocol: 'drv-step' })).toEqual([])
    expect(await tested.daysOf({ sweep_scull: 'scull' })).toEqual([])
    expect(await tested.daysOf({ tags: '999999' })).toEqual([])
    expect(await tested.daysOf({ focuses: '1' })).toEqual([])
  })

  test('refuse days that end before they start, and more than ten years', async () => {
    for (const days of [
      { start_date: '2026-02-01', end_date: '2026-01-01' },
      { start_date: '2010-01-01', end_date: '2026-01-01' },
    ]) {
      const query = { kind: '2k', ...days } as const
      const { status } = await tested.app.send(
        reports.performanceTests,
        { query },
        tested.as(tested.coach),
      )
      expect(status).toBe(400)
    }
  })
})

describe('one test and one person', () => {
  test('a test comes with its figures and the others of its kind', async () => {
    const { data } = await tested.app.ask(
      reports.performanceTestReport,
      { params: { id: tested.step } },
      tested.as(tested.anna),
    )
    expect(data.figures.watts_4).toBeCloseTo(330.952, 3)
    expect(data.others.map(({ day }) => day)).toEqual(['2026-01-05'])
    expect(data).toMatchObject({ breaths: null, recording: null, is_weight_hidden: false })
  })

  test('breaths come with a VO2max test, and its highest half minute', async () => {
    const id = await tested.enter(tested.ben, 'vo2', '2026-03-01', {
      lines: [testLine({ vo2: 3, time_s: 60 })],
    })
    const times = Array.from({ length: 20 }, (_, index) => 10 * (index + 1))
    await tested.app.rows(
      `insert into performance_test_breaths
         (club_id, test_id, time_s, vo2, vco2, ve, heart_rate, watts)
       values ($1, $2, $3, $4, $4, $4, $5, $5)`,
      [tested.club, id, times, times.map((time) => time / 40), times.map(() => null)],
    )
    const { data } = await tested.app.ask(
      reports.performanceTestReport,
      { params: { id } },
      tested.as(tested.ben),
    )
    expect(data.breaths?.time_s).toEqual(times)
    expect(data.breaths?.heart_rate.every((beats) => beats === null)).toBe(true)
    expect(data.figures.vo2max).toBeCloseTo(4.75, 5)
    expect(data.missing.watts_at_vo2max).toBe('not_entered')
  })

  test('a person has tests of every kind, the latest first', async () => {
    const { data } = await tested.app.ask(
      reports.testsOfPerson,
      { params: { id: tested.anna.id } },
      tested.as(tested.coach),
    )
    expect(data.tests.map(({ kind, day }) => [kind, day])).toEqual([
      ['step', '2026-03-05'],
      ['6k', '2026-02-20'],
      ['2k', '2026-02-10'],
      ['2k', '2026-01-10'],
      ['step', '2026-01-05'],
    ])
    for (const { kind, figures } of data.tests)
      expect(Object.keys(figures)).toEqual(expect.arrayContaining([...FIGURES_OF[kind]]))
  })

  test('files have the figures, and text that is no formula', async () => {
    const { bytes } = await tested.app.send(
      reports.performanceTestCsv,
      { params: { id: tested.step } },
      tested.as(tested.coach),
    )
    const text = String(bytes)
    expect(text).toContain('Power at 4 mmol/L,330.952,W')
    expect(text).toContain("'=1+1")
    const workbook = await tested.app.send(
      reports.exportPerformanceTest,
      { params: { id: tested.step } },
      tested.as(tested.coach),
    )
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
  })
})
