import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports-ergo.ts'
import { reportImprovement, reportPerformance } from '#contract/analysis/reports.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { ergoReport } from '#domain/reports/ergo.ts'
import { figureOf } from '#domain/reports/report.ts'
import {
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { piece, piecesOf, split } from '../../../test/support/scored-pieces.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const planned = (
  athlete: TestUser,
  start_date: string,
  metres: number,
  sport_id: number = SPORT.ergo,
) =>
  makeSession(
    training.app.db,
    training.club,
    { user_id: training.coach.id },
    {
      sport_id,
      start_date,
      structure: piecesOf(1, { planned_distance: metres }),
      athlete_ids: [athlete.id],
    },
  )

/** A piece on the ergometer with its time, as a coach enters it. */
async function tested(
  athlete: TestUser,
  time: number,
  {
    on = '2026-03-02',
    metres = 2000,
    values = {},
    splits = [] as number[],
    sport = SPORT.ergo as number,
  },
) {
  const id = await planned(athlete, `${on}T06:00:00Z`, metres, sport)
  const scores = [
    piece(1, { time, ...values }),
    ...splits.map((one, index) => split(1, index + 1, { time: one })),
  ]
  const body = { results: [{ user_id: athlete.id, scores }] }
  await training.app.ask(addScores, { params: { id }, body }, training.asCoach)
}

/** Minutes at 4 m/s on the ergometer, as a file. */
async function recorded(athlete: TestUser, minutes: number, on = '2026-03-04') {
  const { app, club } = training
  const session_id = await planned(athlete, `${on}T06:00:00Z`, 2000)
  const records = Array.from({ length: 60 * minutes + 1 }, (_, t) => ({ t, distance: 4 * t }))
  const file = rowingFile(new Date(`${on}T06:01:00Z`), { records, sub_sport: 14 })
  await storeFile(app.db, club, { user_id: athlete.id, session_id, sport_id: SPORT.ergo }, file)
}

const weighing = async (athlete: TestUser, kilograms: number) =>
  training.app.rows('update users set weight = $2 where id = $1', [athlete.id, kilograms])

const of = (athlete: TestUser, query: object = {}) => ({
  query: { ...MARCH, athletes: String(athlete.id), ...query },
})

const totalOf = async (athlete: TestUser, query: object = {}, as = training.asCoach) => {
  const { data } = await training.app.ask(contract.reportErgo, of(athlete, query), as)
  return data.athletes[0]?.total
}

const piecesShown = async (athlete: TestUser, as = training.asCoach) =>
  (await training.app.ask(contract.ergoPieces, of(athlete), as)).data.pieces

test('the bests are of tests that were timed, by their length', async () => {
  const athlete = await training.newAthlete()
  await weighing(athlete, 80)
  await tested(athlete, 400, {})
  await tested(athlete, 390, { on: '2026-03-09' })
  await tested(athlete, 1320, { metres: 6000 })
  await tested(athlete, 380, { sport: SPORT.rowing })
  const total = await totalOf(athlete)
  expect(total).toMatchObject({ sessions: 3, pieces: 3, ergo_2000: 390, ergo_6000: 1320 })
  expect(total).toMatchObject({ ergo_500: null, ergo_1800s: null, watts_60s: null })
  const figure = (name: string) => figureOf(ergoReport, name, total ?? {})
  // 6:30.0 are 97.5 s for 500 m: 2.80 / (97.5 / 500)³ W, of 80 kg.
  expect(figure('ergo_2000_pace')).toBe(97.5)
  expect(figure('ergo_2000_watts')).toBeCloseTo(377.619, 2)
  expect(total?.watts_per_kilogram).toBeCloseTo(4.7202, 3)
  expect(total?.predicted_2000).toBe(390)
})

test('half an hour and an hour are bests, over round metres as over others', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 1800, { metres: 8123 })
  await tested(athlete, 1800, { metres: 8200, on: '2026-03-09' })
  await tested(athlete, 3600, { metres: 6000, on: '2026-03-16' })
  expect(await totalOf(athlete)).toMatchObject({
    ergo_1800s: 8200,
    ergo_3600s: 6000,
    ergo_6000: 3600,
  })
})

test('a recording counts with its fastest stretches and the power of its speed', async () => {
  const athlete = await training.newAthlete()
  await recorded(athlete, 31)
  const total = await totalOf(athlete)
  expect(total).toMatchObject({ sessions: 1, pieces: null, ergo_2000: 500, ergo_500: 125 })
  expect(total?.ergo_1800s).toBeCloseTo(7200, 6)
  expect(total?.watts_300s).toBeCloseTo(179.2, 6)
  expect(total?.ergo_3600s).toBeNull()
})

test('is the same best in every report, from pieces and recordings alike', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 520, {})
  await recorded(athlete, 9)
  const total = await totalOf(athlete)
  expect(total).toMatchObject({ sessions: 2, ergo_2000: 500, ergo_500: 125 })
  for (const report of [reportPerformance, reportImprovement]) {
    const { data } = await training.app.ask(report, of(athlete), training.asCoach)
    const same = { sessions: 2, pieces: 1, ergo_2000: 500, ergo_500: 125 }
    expect(data.athletes[0]?.total, report.path).toMatchObject(same)
  }
})

test('pieces are listed with pace, power, prognosis and splits, the latest first', async () => {
  const athlete = await training.newAthlete()
  await weighing(athlete, 80)
  const splits = [98, 101.5, 102, 98.5]
  await tested(athlete, 400, { splits, values: { stroke_rate: 30 } })
  await tested(athlete, 390, { on: '2026-03-09' })
  const [second, first] = await piecesShown(athlete)
  expect(second).toMatchObject({ time: 390, date: '2026-03-09', is_best: true, splits: [] })
  expect(first).toMatchObject({ time: 400, pace: 100, is_best: false, stroke_rate: 30 })
  expect(first?.watts).toBeCloseTo(350, 6)
  expect(first?.watts_per_kilogram).toBeCloseTo(4.375, 6)
  expect(first?.predicted_2000).toBe(400)
  expect(first?.percent_of_best).toBeCloseTo(97.5, 9)
  expect(second?.percent_of_best).toBeCloseTo(100, 9)
  expect(first?.splits.map(({ time, distance }) => [distance, time])).toEqual(
    splits.map((time) => [500, time]),
  )
})

test('power falls over the durations it was held for, each with its day, by season', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 400, {})
  await tested(athlete, 410, { on: '2025-11-03' })
  await recorded(athlete, 31)
  const { data } = await training.app.ask(
    contract.ergoCurves,
    of(athlete, { start_date: '2025-09-01' }),
    training.asCoach,
  )
  const seasons = data.curves.map(({ year, points }) => [
    year,
    points.map(({ seconds, watts, date }) => [seconds, Math.round(watts), date]),
  ])
  expect(seasons).toEqual([
    [2025, [[410, 325, '2025-11-03']]],
    [
      2026,
      [
        [400, 350, '2026-03-02'],
        [1800, 179, '2026-03-04'],
      ],
    ],
  ])
})

test('files have all pieces, and the audit log has who took them', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 400, {})
  const { app, asCoach, coach } = training
  const file = await app.send(contract.exportErgoPieces, of(athlete), asCoach)
  const [head, row] = sheetOf(file.bytes)
  expect(head).toContain('Pace (m:ss /500 m)')
  expect(row).toContain(2000)
  const csv = strFromU8((await app.send(contract.ergoPiecesCsv, of(athlete), asCoach)).bytes)
  expect(csv).toContain('Predicted 2000 m (s)')
  const noted = await app.rows<{ subject: unknown }>(
    `select subject from audit_log where user_id = $1 and action = 'export'`,
    [coach.id],
  )
  expect(noted.at(-1)?.subject).toEqual({ report: 'ergo-progress/pieces', pieces: 1 })
})

test('athletes see themselves, and nothing of each other', async () => {
  const [one, other] = [await training.newAthlete(), await training.newAthlete()]
  await tested(one, 400, {})
  const { club, app } = training
  const asked = { query: MARCH }
  const own = await app.ask(contract.ergoPieces, asked, { token: one.token, club })
  expect(own.data.pieces.map(({ user_id }) => user_id)).toEqual([one.id])
  const strange = await app.ask(contract.ergoPieces, asked, { token: other.token, club })
  expect(strange.data).toEqual({ pieces: [], count: 0 })
  const curves = await app.ask(contract.ergoCurves, asked, { token: other.token, club })
  expect(curves.data.curves).toEqual([])
})

test('refuses nobody the times, but the power per kilogram where the profile is not open', async () => {
  const { app, club } = training
  const athlete = await training.newAthlete()
  await weighing(athlete, 80)
  await tested(athlete, 400, {})
  const helper = await makeMember(app.db, club, [ROLE.coach])
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
      select $1, $2, id, false from permissions where name = 'view-athlete-profile'`,
    [club, helper.id],
  )
  const asHelper = { token: helper.token, club }
  const [shown] = await piecesShown(athlete, asHelper)
  expect(shown).toMatchObject({ time: 400, watts_per_kilogram: null })
  expect(await totalOf(athlete, {}, asHelper)).toMatchObject({
    ergo_2000: 400,
    watts_per_kilogram: null,
  })
})

test('a file that only its owner may see counts for nothing', async () => {
  const athlete = await training.newAthlete()
  await recorded(athlete, 10)
  await training.app.rows('update activities set owner_only = true where user_id = $1', [
    athlete.id,
  ])
  expect(await totalOf(athlete)).toBeUndefined()
})
