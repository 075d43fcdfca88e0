import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as reports from '#contract/analysis/performance-tests-reports.ts'
import { openReadTests, YEAR, type ReadTests } from '../../../test/support/read-tests.ts'

let tested: ReadTests
beforeAll(async () => {
  tested = await openReadTests()
})
afterAll(() => tested.app.close())

describe('who reads tests', () => {
  test('athletes read their own, and nobody reads those of who hides them', async () => {
    expect(new Set((await tested.daysOf({}, tested.anna)).map(([id]) => id))).toEqual(
      new Set([tested.anna.id]),
    )
    expect((await tested.daysOf({ athletes: String(tested.secret.id) }, tested.coach)).length).toBe(
      0,
    )
    expect((await tested.daysOf({}, tested.secret)).map(([id]) => id)).toEqual([tested.secret.id])
    const theirs = { params: { id: tested.secret.id } }
    expect(
      (await tested.app.send(reports.testsOfPerson, theirs, tested.as(tested.coach))).status,
    ).toBe(404)
    expect(
      (await tested.app.send(reports.testsOfPerson, theirs, tested.as(tested.anna))).status,
    ).toBe(404)
    const other = { params: { id: tested.step } }
    for (const call of [
      reports.performanceTestReport,
      reports.exportPerformanceTest,
      reports.performanceTestCsv,
    ])
      expect((await tested.app.send(call, other, tested.as(tested.ben))).status).toBe(404)
  })

  test('without the right to personal details no reply and no file gives a weight away', async () => {
    const query = { kind: '2k', ...YEAR } as const
    const { tests } = await tested.listOf({}, tested.blind)
    expect(tests.length).toBe(3)
    for (const { figures, missing } of tests) {
      expect(figures).toMatchObject({ watts_per_kg: null, adjusted_time: null })
      expect(missing.watts_per_kg).toBe('weight_hidden')
    }
    const report = (
      await tested.app.ask(
        reports.performanceTestReport,
        { params: { id: tested.step } },
        tested.as(tested.blind),
      )
    ).data
    expect(report).toMatchObject({ is_weight_hidden: true, test: { weight: null } })
    expect(report.figures).toMatchObject({ watts_4_per_kg: null, watts_max_per_kg: null })
    const csv = await tested.app.send(
      reports.performanceTestsCsv,
      { query },
      tested.as(tested.blind),
    )
    const one = await tested.app.send(
      reports.performanceTestCsv,
      { params: { id: tested.step } },
      tested.as(tested.blind),
    )
    const open = await tested.app.send(
      reports.performanceTestCsv,
      { params: { id: tested.step } },
      tested.as(tested.coach),
    )
    expect(String(open.bytes)).toContain('66.5')
    for (const { bytes } of [csv, one]) expect(String(bytes)).not.toMatch(/66\.5|90\.25|4\.977/)
    expect(String(one.bytes)).toContain('You cannot see the weight')
  })

  test('who read whose tests is noted once a day', async () => {
    const noted = () =>
      tested.app.rows<{ subject: { user_ids?: number[] } }>(
        `select subject from audit_log
         where user_id = $1 and action = 'read-health' and subject ->> 'read' = 'tests'
           and subject ? 'user_ids'`,
        [tested.coach.id],
      )
    await tested.listOf()
    const before = await noted()
    expect(new Set(before.flatMap(({ subject }) => subject.user_ids ?? []))).toEqual(
      new Set([tested.anna.id, tested.ben.id]),
    )
    await tested.listOf()
    expect(await noted()).toEqual(before)
  })
})
