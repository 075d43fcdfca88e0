import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports-analysis.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import { piece, piecesOf } from '../../../test/support/scored-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

/** Tests of 500 m on the ergometer, so many on each of these days, of these seconds. */
async function tested(athlete: TestUser, days: Readonly<Record<string, readonly number[]>>) {
  const { app, club, coach, asCoach } = training
  for (const [day, times] of Object.entries(days))
    for (const [place, time] of times.entries()) {
      const session = await makeSession(
        app.db,
        club,
        { user_id: coach.id },
        {
          name: `Test ${place + 1}`,
          sport_id: SPORT.ergo,
          start_date: `2026-03-${day}T0${5 + place}:00:00Z`,
          structure: piecesOf(1, { planned_distance: 500 }),
          athlete_ids: [athlete.id],
        },
      )
      const body = { results: [{ user_id: athlete.id, scores: [piece(1, { time })] }] }
      await app.ask(addScores, { params: { id: session }, body }, asCoach)
      await training.answer(athlete, session, 1)
    }
}

type Query = Partial<contract.AnalysisQuery>
const BOTH = { x: 'sessions', y: 'ergo_500' } as const

const of = (athletes: readonly TestUser[], query: Query = {}) => ({
  query: { ...MARCH, ...BOTH, athletes: athletes.map(({ id }) => id).join(), ...query },
})
const analysed = async (athletes: readonly TestUser[], query: Query = {}) =>
  (await training.app.ask(contract.reportAnalysis, of(athletes, query), training.asCoach)).data

test('figures of two reports meet by athlete and week, with correlation and line', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, {
    '02': [100],
    '09': [99, 98],
    '16': [96, 97, 99],
    '23': [94, 95, 96, 97],
    '30': [92, 93, 94, 95, 96],
  })
  const data = await analysed([athlete])
  expect(data.points.map(({ period, x, y }) => [period, x, y])).toEqual([
    ['2026-03-02', 1, 100],
    ['2026-03-09', 2, 98],
    ['2026-03-16', 3, 96],
    ['2026-03-23', 4, 94],
    ['2026-03-30', 5, 92],
  ])
  expect(data).toMatchObject({ by: 'week', count: 5, left_out: 0, missing: null })
  expect(data.r).toBeCloseTo(-1, 9)
  expect(data.line?.slope).toBeCloseTo(-2, 9)
  const whole = await analysed([athlete], { by: 'all' })
  expect(whole.points).toMatchObject([{ period: '', x: 15, y: 92 }])
  expect(whole).toMatchObject({ r: null, line: null, missing: 'few' })
})

test('a point is a session where that is asked for, and the session is named', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, { '03': [95, 96] })
  const data = await analysed([athlete], { by: 'session' })
  expect(data.points.map(({ x, y }) => [x, y])).toEqual([
    [1, 95],
    [1, 96],
  ])
  expect(data.sessions.map(({ name }) => name).toSorted()).toEqual(['Test 1', 'Test 2'])
})

test('what has only one of the figures is counted, not drawn', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, { '03': [95] })
  const rowed = await training.planFor(athlete, { start_date: '2026-03-11T06:00:00Z' })
  await training.answer(athlete, rowed, 1)
  expect(await analysed([athlete])).toMatchObject({ count: 1, left_out: 1 })
})

test('files have the points with athlete, period and both figures', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, { '04': [95.5] })
  const csv = strFromU8(
    (await training.app.send(contract.analysisCsv, of([athlete]), training.asCoach)).bytes,
  )
  expect(csv).toContain('500 m ergo (s)')
  expect(csv).toContain('2026-03-02')
  expect(csv).toContain('95.5')
  const { bytes } = await training.app.send(
    contract.exportAnalysis,
    of([athlete], { by: 'session' }),
    training.asCoach,
  )
  expect(sheetOf(bytes).flat()).toContain('Test 1')
})

test('of an athlete who hides their training there is no point', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, { '05': [95] })
  await training.app.ask(
    savePrivacySettings,
    { body: { mode: 'only-me' } },
    { token: athlete.token, club: training.club },
  )
  for (const y of ['ergo_500', 'attendance'] as const)
    expect(await analysed([athlete], { y })).toMatchObject({ athletes: [], points: [], count: 0 })
})

test('refuses an analysis when both measures are the same', async () => {
  const athlete = await training.newAthlete()
  const both = of([athlete], { x: 'time', y: 'time' })
  const { code } = await training.app.refused(contract.reportAnalysis, both, training.asCoach)
  expect(code).toBe('invalid')
})

test('refuses a measure when the plan lacks its feature, and takes distance for the load', async () => {
  const { app } = training
  const extra_features = [FEATURE.analysis_report]
  const club = await makeClub(app.db, { plan: 'bespoke', extra_features })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const as = { token: coach.token, club }
  for (const y of ['ets', 'felt_rpe', 'medal_percent'] as const) {
    const query = { ...MARCH, x: 'time' as const, y }
    expect((await app.refused(contract.reportAnalysis, { query }, as)).code).toBe('feature_missing')
  }
  const { data } = await app.ask(contract.reportAnalysis, { query: MARCH }, as)
  expect(data).toMatchObject({ x: 'time', y: 'distance', count: 0, missing: 'few' })
})
