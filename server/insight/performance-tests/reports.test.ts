import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as reports from '#contract/insight/performance-tests-reports.ts'
import { savePerformanceTest, type NewTest } from '#contract/insight/performance-tests.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { FIGURES_OF } from '#domain/performance-tests/figures.ts'
import type { ClubId } from '../../db/client.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../../../test/support/factories.ts'
import { newTest, STEP_LINES, testLine } from '../../../test/support/tested-club.ts'

let app: TestApp
let club: ClubId
let squad: number
let anna: TestUser, ben: TestUser, coach: TestUser, blind: TestUser, secret: TestUser

const born = { date_of_birth: '2000-01-01' }

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { time_zone: 'UTC', plan: 'drv' })
  anna = await makeMember(app.db, club, [ROLE.athlete], { ...born, gender: 'w' })
  ben = await makeMember(app.db, club, [ROLE.athlete], { ...born, gender: 'm' })
  secret = await makeMember(app.db, club, [ROLE.athlete], { ...born, gender: 'm' })
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  blind = await makeMember(app.db, club, [ROLE.head_coach])
  squad = await makeSquad(app.db, club, [anna.id])
  for (const [person, sees] of [
    [coach, true],
    [blind, false],
  ] as const) {
    await grant(person, 'drv-view-personal-details', sees)
    await grant(person, 'drv-view-all-members-on-report', true)
  }
  await seed()
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, secret.id],
  )
})
afterAll(() => app.close())

const grant = ({ id }: TestUser, permission: string, granted: boolean) =>
  app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, $4 from permissions where name = $3`,
    [club, id, permission, granted],
  )
const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })

const enter = async (
  person: TestUser,
  kind: NewTest['kind'],
  day: string,
  more: Partial<NewTest> = {},
) => {
  const body = newTest({ user_id: person.id, kind, day, ...more })
  return (await app.ask(savePerformanceTest, { body }, as(coach))).data.id
}

let step: number
async function seed() {
  await enter(anna, '2k', '2026-01-10', { time_s: 425, weight: 66.5, site: 'Hall' })
  await enter(anna, '2k', '2026-02-10', { time_s: 420, weight: 66.5, site: 'River' })
  await enter(anna, '6k', '2026-02-20', { time_s: 1355 })
  await enter(ben, '2k', '2026-02-10', { time_s: 380, weight: 90.25, weight_class: 'open' })
  await enter(secret, '2k', '2026-02-11', { time_s: 370 })
  await enter(anna, 'step', '2026-01-05', { lines: STEP_LINES.slice(0, 6), step_s: 240 })
  step = await enter(anna, 'step', '2026-03-05', {
    lines: STEP_LINES,
    step_s: 240,
    weight: 66.5,
    comment: '=1+1',
  })
}

const year = { start_date: '2026-01-01', end_date: '2026-12-31' }
type Asked = Partial<reports.TestsQuery>
const listOf = async (query: Asked = {}, person: TestUser = coach) =>
  (
    await app.ask(
      reports.performanceTests,
      { query: { kind: '2k', ...year, ...query } },
      as(person),
    )
  ).data
const daysOf = async (query: Asked, person?: TestUser) =>
  (await listOf(query, person)).tests.map(({ user_id, day }) => [user_id, day])

describe('lists of tests', () => {
  test('rank a squad, and the latest or the best of each', async () => {
    const { tests, choices } = await listOf({ which: 'latest' })
    expect(tests.map(({ user_id, rank }) => [user_id, rank])).toEqual([
      [ben.id, 1],
      [anna.id, 2],
    ])
    expect(choices.site).toEqual(['Hall', 'River'])
    const all = await listOf({ which: 'all', rank_by: 'watts_per_kg' })
    expect(all.tests.map(({ rank }) => rank)).toEqual([1, 2, 3])
  })

  test('compare a test with others of the person', async () => {
    const [found] = (await listOf({ athletes: String(anna.id), start_date: '2026-02-01' })).tests
    expect(found?.figures).toMatchObject({ time: 420, change_time: -5, of_best: 100 })
    expect(found?.slope_from?.map(({ day }) => day)).toEqual(['2026-02-10', '2026-02-20'])
    const [step4] = (await listOf({ kind: 'step', start_date: '2026-02-01' })).tests
    expect(step4?.figures.change_watts).toBeCloseTo(0, 5)
  })

  test('are narrowed down by every filter', async () => {
    const latest = [anna.id, '2026-02-10']
    const first = [anna.id, '2026-01-10']
    const bens = [ben.id, '2026-02-10']
    expect(await daysOf({ gender: 'w' })).toEqual([latest, first])
    expect(await daysOf({ squads: String(squad), site: 'River' })).toEqual([latest])
    expect(await daysOf({ weight_class: 'open' })).toEqual([bens])
    expect(await daysOf({ end_date: '2026-01-31' })).toEqual([first])
    expect(await daysOf({ ergo: 'Unknown' })).toEqual([])
    expect(await daysOf({ protocol: 'drv-step' })).toEqual([])
    expect(await daysOf({ sweep_scull: 'scull' })).toEqual([])
    expect(await daysOf({ tags: '999999' })).toEqual([])
    expect(await daysOf({ focuses: '1' })).toEqual([])
  })

  test('refuse days that end before they start, and more than ten years', async () => {
    for (const days of [
      { start_date: '2026-02-01', end_date: '2026-01-01' },
      { start_date: '2010-01-01', end_date: '2026-01-01' },
    ]) {
      const query = { kind: '2k', ...days } as const
      const { status } = await app.send(reports.performanceTests, { query }, as(coach))
      expect(status).toBe(400)
    }
  })
})

describe('who reads tests', () => {
  test('athletes read their own, and nobody reads those of who hides them', async () => {
    expect(new Set((await daysOf({}, anna)).map(([id]) => id))).toEqual(new Set([anna.id]))
    expect((await daysOf({ athletes: String(secret.id) }, coach)).length).toBe(0)
    expect((await daysOf({}, secret)).map(([id]) => id)).toEqual([secret.id])
    const theirs = { params: { id: secret.id } }
    expect((await app.send(reports.testsOfPerson, theirs, as(coach))).status).toBe(404)
    expect((await app.send(reports.testsOfPerson, theirs, as(anna))).status).toBe(404)
    const other = { params: { id: step } }
    for (const call of [
      reports.performanceTestReport,
      reports.exportPerformanceTest,
      reports.performanceTestCsv,
    ])
      expect((await app.send(call, other, as(ben))).status).toBe(404)
  })

  test('without the right to personal details no reply and no file gives a weight away', async () => {
    const query = { kind: '2k', ...year } as const
    const { tests } = await listOf({}, blind)
    expect(tests.length).toBe(3)
    for (const { figures, missing } of tests) {
      expect(figures).toMatchObject({ watts_per_kg: null, adjusted_time: null })
      expect(missing.watts_per_kg).toBe('weight_hidden')
    }
    const report = (
      await app.ask(reports.performanceTestReport, { params: { id: step } }, as(blind))
    ).data
    expect(report).toMatchObject({ is_weight_hidden: true, test: { weight: null } })
    expect(report.figures).toMatchObject({ watts_4_per_kg: null, watts_max_per_kg: null })
    const csv = await app.send(reports.performanceTestsCsv, { query }, as(blind))
    const one = await app.send(reports.performanceTestCsv, { params: { id: step } }, as(blind))
    const open = await app.send(reports.performanceTestCsv, { params: { id: step } }, as(coach))
    expect(String(open.bytes)).toContain('66.5')
    for (const { bytes } of [csv, one]) expect(String(bytes)).not.toMatch(/66\.5|90\.25|4\.977/)
    expect(String(one.bytes)).toContain('The weight is not shown to you')
  })

  test('who read whose tests is noted once a day', async () => {
    const noted = () =>
      app.rows<{ subject: { user_ids?: number[] } }>(
        `select subject from audit_log
         where user_id = $1 and action = 'read-health' and subject ->> 'read' = 'tests'
           and subject ? 'user_ids'`,
        [coach.id],
      )
    await listOf()
    const before = await noted()
    expect(new Set(before.flatMap(({ subject }) => subject.user_ids ?? []))).toEqual(
      new Set([anna.id, ben.id]),
    )
    await listOf()
    expect(await noted()).toEqual(before)
  })
})

describe('one test and one person', () => {
  test('a test comes with its figures and the others of its kind', async () => {
    const { data } = await app.ask(
      reports.performanceTestReport,
      { params: { id: step } },
      as(anna),
    )
    expect(data.figures.watts_4).toBeCloseTo(330.952, 3)
    expect(data.others.map(({ day }) => day)).toEqual(['2026-01-05'])
    expect(data).toMatchObject({ breaths: null, recording: null, is_weight_hidden: false })
  })

  test('breaths come with a VO2max test, and its highest half minute', async () => {
    const id = await enter(ben, 'vo2', '2026-03-01', { lines: [testLine({ vo2: 3, time_s: 60 })] })
    const times = Array.from({ length: 20 }, (_, index) => 10 * (index + 1))
    await app.rows(
      `insert into performance_test_breaths
         (club_id, test_id, time_s, vo2, vco2, ve, heart_rate, watts)
       values ($1, $2, $3, $4, $4, $4, $5, $5)`,
      [club, id, times, times.map((time) => time / 40), times.map(() => null)],
    )
    const { data } = await app.ask(reports.performanceTestReport, { params: { id } }, as(ben))
    expect(data.breaths?.time_s).toEqual(times)
    expect(data.breaths?.heart_rate.every((beats) => beats === null)).toBe(true)
    expect(data.figures.vo2max).toBeCloseTo(4.75, 5)
    expect(data.missing.watts_at_vo2max).toBe('not_entered')
  })

  test('a person has tests of every kind, the latest first', async () => {
    const { data } = await app.ask(reports.testsOfPerson, { params: { id: anna.id } }, as(coach))
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
    const { bytes } = await app.send(
      reports.performanceTestCsv,
      { params: { id: step } },
      as(coach),
    )
    const text = String(bytes)
    expect(text).toContain('Power at 4 mmol/L,330.952,W')
    expect(text).toContain("'=1+1")
    const workbook = await app.send(
      reports.exportPerformanceTest,
      { params: { id: step } },
      as(coach),
    )
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
  })
})
