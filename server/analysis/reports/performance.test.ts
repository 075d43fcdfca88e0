import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { improvementReport } from '#domain/reports/performance.ts'
import { spreadsOf } from '#domain/reports/spread.ts'
import { makeSession, type TestUser } from '../../../test/support/factories.ts'
import { piece, piecesOf } from '../../../test/support/scored-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

/** A 2000 m test on the ergometer. */
async function tested(athlete: TestUser, time: number, start_date: string, distance = 2000) {
  const { app, club, coach } = training
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      sport_id: SPORT.ergo,
      start_date,
      structure: piecesOf(1, { planned_distance: distance }),
      athlete_ids: [athlete.id],
    },
  )
  const body = { results: [{ user_id: athlete.id, scores: [piece(1, { time })] }] }
  await app.ask(addScores, { params: { id: session }, body }, training.asCoach)
}

const of = (athletes: readonly TestUser[], query: object = {}) => ({
  query: { ...MARCH, athletes: athletes.map(({ id }) => id).join(), ...query },
})

test('the best of a season is the fastest, by month and together', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 410, '2026-02-02T06:00:00Z')
  await tested(athlete, 402, '2026-03-02T06:00:00Z')
  await tested(athlete, 405, '2026-03-09T06:00:00Z')
  await tested(athlete, 92.5, '2026-03-09T09:00:00Z', 500)
  const { data } = await training.app.ask(
    contract.reportPerformance,
    of([athlete], { start_date: '2026-01-01' }),
    training.asCoach,
  )
  expect(data.by).toBe('month')
  expect(data.athletes[0]?.total).toMatchObject({
    sessions: 4,
    pieces: 4,
    ergo_2000: 402,
    ergo_500: 92.5,
    best_medal_percent: null,
  })
  expect(data.athletes[0]?.periods.map(({ period, parts }) => [period, parts.ergo_2000])).toEqual([
    ['2026-02-01', 410],
    ['2026-03-01', 402],
  ])
})

test('improvement is against the days before, with the spread the same in files', async () => {
  const athletes = [await training.newAthlete(), await training.newAthlete()]
  const [one, other] = athletes
  if (!one || !other) throw new Error('two athletes were made')
  await tested(one, 410, '2026-02-10T06:00:00Z')
  await tested(one, 404, '2026-03-10T06:00:00Z')
  await tested(other, 420, '2026-02-10T06:00:00Z')
  await tested(other, 421, '2026-03-10T06:00:00Z')
  const { data } = await training.app.ask(
    contract.reportImprovement,
    of(athletes),
    training.asCoach,
  )
  expect(data.earlier).toEqual({ start_date: '2026-01-29', end_date: '2026-02-28' })
  const ergo = spreadsOf(improvementReport, data.athletes).find(({ name }) => name === 'ergo_2000')
  expect(ergo?.spread).toMatchObject({ number: 2, mean: -2.5, median: -2.5, better: 1, worse: 1 })
  const file = await training.app.send(
    contract.exportImprovementReport,
    of(athletes),
    training.asCoach,
  )
  const [head = [], ...rows] = sheetOf(file.bytes)
  const place = head.indexOf('2000 m ergo: change (s)')
  const valueOf = (name: string) => rows.find(([who]) => who === name)?.[place]
  const names = data.athletes.map(({ full_name }) => full_name)
  const sums = rows.filter(([who]) => names.includes(String(who)))
  expect(sums.map((row) => row[place]).filter((change) => change !== undefined)).toEqual(
    expect.arrayContaining([-6, 1]),
  )
  expect(valueOf('Distribution of changes: Average change')).toBe(-2.5)
  expect(valueOf('Distribution of changes: Better')).toBe(1)
  const csv = await training.app.send(contract.improvementReportCsv, of(athletes), training.asCoach)
  expect(strFromU8(csv.bytes)).toContain('Distribution of changes: Average change')
  const session = await training.app.ask(
    contract.reportImprovement,
    of([one], { by: 'session' }),
    training.asCoach,
  )
  expect(session.data.earlier).toBeNull()
})

test('improvement is against chosen days, month by month, and refuses days that are none', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 410, '2026-01-12T06:00:00Z')
  await tested(athlete, 406, '2026-02-10T06:00:00Z')
  await tested(athlete, 404, '2026-03-10T06:00:00Z')
  const ask = (against: `${string}..${string}`) => of([athlete], { against })
  const chosen = ask('2026-01-01..2026-02-09')
  const { data } = await training.app.ask(contract.reportImprovement, chosen, training.asCoach)
  expect(data.earlier).toEqual({ start_date: '2026-01-01', end_date: '2026-02-09' })
  expect(data.athletes[0]).toMatchObject({
    total: { ergo_2000: 404 },
    earlier: { ergo_2000: 410 },
    periods: [{ period: '2026-03-01', parts: { ergo_2000: 404 } }],
    earlier_periods: [{ period: '2026-01-01', parts: { ergo_2000: 410 } }],
  })
  const sheet = await training.app.send(contract.exportImprovementReport, chosen, training.asCoach)
  expect(sheetOf(sheet.bytes)[0]).toContain('2000 m ergo 2026-01-01 – 2026-02-09 (m:ss)')
  for (const against of ['2026-02-30..2026-03-02', '2026-03-02..2026-03-01'] as const) {
    const { status } = await training.app.send(
      contract.reportImprovement,
      ask(against),
      training.asCoach,
    )
    expect(status).toBe(400)
  }
})
