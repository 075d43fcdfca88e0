import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as reports from '#contract/analysis/performance-tests-reports.ts'
import { activityDetail } from '#contract/recordings/activities.ts'
import { ROLE } from '#domain/constants/roles.ts'
import {
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'
import { openReadTests, YEAR, type ReadTests } from '../../../test/support/read-tests.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'

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

test('a test leads to its recording exactly for those who may open it', async () => {
  const { app, club, anna, ben, coach, as } = tested
  const at = '2026-04-05T06:00:00Z'
  const session = await makeSession(app.db, club, { user_id: coach.id }, { start_date: at })
  const place = { user_id: anna.id, session_id: session }
  const { activity_id } = await storeFile(app.db, club, place, rowingFile(new Date(at)))
  const id = await tested.enter(anna, '2k', '2026-04-05', { activity_id })
  const reader = await makeMember(app.db, club, [ROLE.athlete])
  for (const permission of ['drv-view-all-members-on-report', 'view-athlete-profile'] as const)
    await grantTo(app, { club, person: reader, permission, granted: true })
  const opened = async (person: TestUser) => {
    const params = { id: activity_id }
    const { status } = await app.send(activityDetail, { params, query: {} }, as(person))
    const seen = await app.send(reports.performanceTestReport, { params: { id } }, as(person))
    const { data } = seen.json as { data?: reports.TestReport }
    return [status === 200, data?.recording?.activity_id === activity_id, seen.status]
  }
  const all = () => Promise.all([anna, coach, reader, ben].map(opened))
  const none = [false, false, 404]
  expect(await all()).toEqual([[true, true, 200], [true, true, 200], [true, true, 200], none])
  await app.rows('update sessions set restricted_view = true where id = $1', [session])
  expect(await all()).toEqual([[true, true, 200], [true, true, 200], [false, false, 200], none])
})
