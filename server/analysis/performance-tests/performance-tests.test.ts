import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/performance-tests.ts'
import type { NewTest } from '#contract/analysis/performance-tests.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../db/client.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, rowingFile, type TestUser } from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { newTest, STEP_LINES, testLine } from '../../../test/support/tested-club.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser, mate: TestUser, coach: TestUser, blind: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { time_zone: 'UTC', plan: 'drv' })
  athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '2000-01-01' })
  mate = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '2000-01-01' })
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  blind = await makeMember(app.db, club, [ROLE.head_coach])
  await grant(coach, 'drv-view-personal-details', true)
  await grant(coach, 'drv-view-all-members-on-report', true)
  await grant(blind, 'drv-view-personal-details', false)
  await grant(blind, 'drv-view-all-members-on-report', true)
})
afterAll(() => app.close())

const grant = (person: TestUser, permission: Permission, granted: boolean) =>
  grantTo(app, { club, person, permission, granted })
const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })
let days = 0
/** A day that no other test has. */
const freshDay = () => addDays('2026-01-05', days++)

const entered = (person: TestUser, body: NewTest) =>
  app.send(contract.savePerformanceTest, { body }, as(person))
const enter = async (person: TestUser, body: NewTest) => {
  const { status, json } = await entered(person, body)
  expect(status).toBe(200)
  return (json as { data: { id: number; version: number } }).data
}
const read = async (person: TestUser, id: number) =>
  (await app.ask(contract.performanceTest, { params: { id } }, as(person))).data
const refusal = async (person: TestUser, body: NewTest) => {
  const { status, json } = await entered(person, body)
  const { code, current } = json as { code: string; current?: { version: number }[] }
  return { status, code, current }
}
const stepTest = (more: Partial<NewTest> = {}) =>
  newTest({ user_id: athlete.id, kind: 'step', day: freshDay(), lines: STEP_LINES, ...more })

describe('entering a test', () => {
  test('a coach enters one, and it reads as it was written', async () => {
    const sent = stepTest({
      weight: 80,
      protocol: 'drv-step',
      step_s: 240,
      rest_s: 30,
      hr_max: 190,
    })
    const { id, version } = await enter(coach, sent)
    const { version: _, ...fields } = sent
    expect(version).toBe(1)
    expect(await read(coach, id)).toMatchObject({ ...fields, id, version: 1, can_write: true })
  })

  test('there is one a person, kind and day: the second writes over it', async () => {
    const sent = stepTest()
    const first = await enter(coach, sent)
    const lines = [...STEP_LINES.slice(0, 4), testLine({ watts: 310, left_out: true })]
    const second = await enter(coach, { ...sent, lines, version: first.version })
    expect(second).toEqual({ id: first.id, version: 2 })
    expect((await read(coach, first.id)).lines).toEqual(lines)
  })

  test('refuses what another has changed meanwhile, and shows it', async () => {
    const sent = stepTest()
    await enter(coach, sent)
    const refused = await refusal(coach, { ...sent, comment: 'Mine' })
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(refused.current).toMatchObject([{ version: 1, comment: null }])
  })

  test('refuses values beyond their bounds and days to come', async () => {
    const beyond = [
      { lines: [testLine({ lactate: 30.1 })] },
      { lines: [testLine({ heart_rate: 29 })] },
      { lines: [testLine({ watts: 3001 })] },
      { weight: 34.9 },
      { weight: 140.1 },
      { day: addDays(new Date().toISOString().slice(0, 10), 2) },
    ]
    for (const more of beyond)
      expect(await refusal(coach, stepTest(more))).toMatchObject({ status: 400, code: 'invalid' })
  })

  test('refuses a recording when it is not the athlete’s', async () => {
    const recordedBy = async ({ id: user_id }: TestUser) => {
      const place = { user_id, session_id: null }
      return (await storeFile(app.db, club, place, rowingFile(new Date('2026-01-05T08:00:00Z'))))
        .activity_id
    }
    await enter(coach, stepTest({ activity_id: await recordedBy(athlete) }))
    for (const activity_id of [await recordedBy(mate), 9_999_999])
      expect(await entered(coach, stepTest({ activity_id }))).toMatchObject({
        status: 400,
        json: { code: 'unknown_reference', errors: { activity_id: [expect.any(String)] } },
      })
  })

  test('refuses a test of one’s own when one does not consent to health data', async () => {
    const silent = await makeMember(app.db, club, [ROLE.athlete], { consent: 'declined' })
    const own = newTest({ user_id: silent.id, kind: '2k', day: freshDay(), time_s: 420 })
    expect(await refusal(silent, own)).toMatchObject({ status: 403, code: 'consent_missing' })
  })
})

describe('who enters and reads', () => {
  test('an athlete enters a race of their own and changes it, and not what a coach entered', async () => {
    const own = newTest({ user_id: athlete.id, kind: '2k', day: freshDay(), time_s: 420 })
    const { id, version } = await enter(athlete, own)
    await enter(athlete, { ...own, time_s: 419, version })
    await enter(coach, { ...own, time_s: 418, version: 2 })
    expect((await read(athlete, id)).can_write).toBe(true)
    const theirs = stepTest()
    const of = await enter(coach, theirs)
    expect((await read(athlete, of.id)).can_write).toBe(false)
    expect(await refusal(athlete, { ...theirs, version: 1 })).toMatchObject({ status: 403 })
  })

  test('an athlete neither reads nor enters those of others', async () => {
    const { id } = await enter(coach, stepTest())
    const { status } = await app.send(contract.performanceTest, { params: { id } }, as(mate))
    expect(status).toBe(404)
    expect(await refusal(mate, stepTest())).toMatchObject({ status: 404 })
  })

  test('without the right to personal details nobody reads a weight or writes it away', async () => {
    const sent = stepTest({ weight: 80 })
    const { id } = await enter(coach, sent)
    expect(await read(blind, id)).toMatchObject({ weight: null, date_of_birth: null })
    await enter(blind, { ...sent, weight: null, comment: 'Windy', version: 1 })
    expect(await read(coach, id)).toMatchObject({ weight: 80, comment: 'Windy' })
    expect(await refusal(blind, { ...sent, weight: 90, version: 2 })).toMatchObject({ status: 400 })
  })

  test('a test that is deleted is gone', async () => {
    const { id } = await enter(coach, stepTest())
    const params = { id }
    const { status } = await app.send(contract.deletePerformanceTest, { params }, as(athlete))
    expect(status).toBe(403)
    await app.ask(contract.deletePerformanceTest, { params }, as(coach))
    expect((await app.send(contract.performanceTest, { params }, as(coach))).status).toBe(404)
  })
})
