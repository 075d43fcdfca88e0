import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { trainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { dailyMornings } from '#contract/analysis/monitoring-reports.ts'
import { morningCourse, saveMorning } from '#contract/analysis/monitoring.ts'
import { performanceTests, testsOfPerson } from '#contract/analysis/performance-tests-reports.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { reportBike } from '#contract/analysis/reports-bike.ts'
import { reportErgo } from '#contract/analysis/reports-ergo.ts'
import { reportWater } from '#contract/analysis/reports-water.ts'
import { reportAttendance, trainingSummary } from '#contract/analysis/reports.ts'
import { FEATURE, type FeatureId } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import type { ClubId } from '../../server/db/client.ts'
import { viewerIn } from '../support/viewers.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, type TestUser } from '../support/factories.ts'

// What opens with which feature, sentence by sentence.

const OPENS: readonly (readonly [Endpoint, FeatureId | null])[] = [
  [trainingSummary, null],
  [reportAttendance, null],
  [trainingRatios, FEATURE.training_score],
  [dailyMornings, FEATURE.morning_monitoring],
  [reportErgo, FEATURE.additional_reports],
  [reportWater, FEATURE.additional_reports],
  [reportBike, FEATURE.additional_reports],
]

describe.each(OPENS)('$path', ({ access }, feature) => {
  test(`opens with ${feature ?? 'no'} feature`, () => {
    const others = Object.values(FEATURE).filter((id) => id !== feature)
    const coach = (features: readonly FeatureId[]) => viewerIn(ROLE.head_coach, { features })
    expect(isOpenTo(access, coach(others))).toBe(feature === null)
    expect(isOpenTo(access, coach(feature === null ? [] : [feature]))).toBe(true)
  })
})

describe('what is stored on another plan', () => {
  let app: TestApp
  let club: ClubId
  let athlete: TestUser
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db, { plan: 'bronze' })
    athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '1999-05-05' })
    await app.rows('update users set health_consent = true where id = $1', [athlete.id])
    await app.rows(
      `insert into mornings (club_id, user_id, day, waking_hr) values ($1, $2, '2026-03-02', 51)`,
      [club, athlete.id],
    )
  })
  afterAll(() => app.close())
  const as = () => ({ token: athlete.token, club })

  test('is read, and nothing new is taken', async () => {
    const params = { id: athlete.id }
    const query = { from: '2026-03-01', to: '2026-03-03' }
    const course = await app.ask(morningCourse, { params, query }, as())
    expect(JSON.stringify(course.data)).toContain('51')
    expect((await app.ask(testsOfPerson, { params }, as())).data.tests).toEqual([])
    const morning = { user_id: athlete.id, day: '2026-03-02', waking_hr: 52 }
    const headers = { 'content-type': 'application/json' }
    const post = (path: string, body: object) =>
      app.call('POST', path, { as: as(), raw: JSON.stringify(body), headers })
    for (const { status } of [
      await post(saveMorning.path, morning),
      await post(savePerformanceTest.path, {}),
      await app.call('GET', performanceTests.path, { as: as() }),
    ])
      expect(status).toBe(403)
  })
})
