import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports-bike.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import {
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const INDOORS = 15

/** Half an hour uphill at 200 W, with a minute at 400 W, a heart rate of 150 and 300 m of climb. */
async function rode(athlete: TestUser, on = '2026-03-02', sport_id: number = SPORT.bike) {
  const { app, club, coach } = training
  const session_id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { sport_id, start_date: `${on}T06:00:00Z`, athlete_ids: [athlete.id] },
  )
  const records = Array.from({ length: 1801 }, (_, t) => ({
    t,
    distance: 6 * t,
    heart_rate: 150,
    power: t >= 600 && t < 660 ? 400 : 200,
    altitude: 400 + t / 6,
  }))
  const file = rowingFile(new Date(`${on}T06:01:00Z`), {
    records,
    ...(sport_id !== SPORT.rowing && { sport: 2 }),
    ...(sport_id === INDOORS && { sub_sport: 6 }),
  })
  await storeFile(app.db, club, { user_id: athlete.id, session_id, sport_id }, file)
}

const of = (athlete: TestUser) => ({ query: { ...MARCH, athletes: String(athlete.id) } })

const weighing = (athlete: TestUser, kilograms: number) =>
  training.app.rows('update users set weight = $2 where id = $1', [athlete.id, kilograms])

const totalOf = async (athlete: TestUser, as = training.asCoach) => {
  const { data } = await training.app.ask(contract.reportBike, of(athlete), as)
  return data.athletes[0]?.total
}

test('volume adds up over rides, and bests are the most of all', async () => {
  const athlete = await training.newAthlete()
  await weighing(athlete, 80)
  await rode(athlete)
  await rode(athlete, '2026-03-03')
  const total = await totalOf(athlete)
  expect(total).toMatchObject({ sessions: 2, time: 3600, distance: 21_600 })
  expect(total?.climb).toBeCloseTo(600, 0)
  expect(total).toMatchObject({ watts_60s: 400, watts_3600s: null, heart_1200s: 150 })
  // A minute of 400 W among twenty at 200 W, for 80 kg.
  expect(total?.watts_1200s).toBeCloseTo(210, 6)
  expect(total?.watts_per_kilogram_1200s).toBeCloseTo(2.625, 6)
  // 150 beats of at most 190 are in the second zone.
  expect(total?.zone_ut2).toBeCloseTo(3600, 0)
})

test('watts for each kilogram are for those who see profiles, and for oneself', async () => {
  const { app, club } = training
  const athlete = await training.newAthlete()
  await weighing(athlete, 80)
  await rode(athlete)
  const helper = await makeMember(app.db, club, [ROLE.coach])
  await grantTo(app, { club, person: helper, permission: 'view-athlete-profile', granted: false })
  const asHelper = { token: helper.token, club }
  const seen = await totalOf(athlete, asHelper)
  expect(seen?.watts_1200s).toBeCloseTo(210, 6)
  expect(seen?.watts_per_kilogram_1200s).toBeNull()
  const { data } = await app.ask(contract.bikeCurves, of(athlete), asHelper)
  expect(data.curves[0]?.points[0]).toMatchObject({ watts: 400, watts_per_kilogram: null })
  const own = await totalOf(athlete, { token: athlete.token, club })
  expect(own?.watts_per_kilogram_1200s).toBeCloseTo(2.625, 6)
})

test('the power held falls with its duration, and has the day of the ride', async () => {
  const athlete = await training.newAthlete()
  await rode(athlete)
  const { data } = await training.app.ask(contract.bikeCurves, of(athlete), training.asCoach)
  const [curve] = data.curves
  expect(curve).toMatchObject({ user_id: athlete.id, year: 2026 })
  expect(curve?.points.map(({ seconds, watts }) => [seconds, Math.round(watts)])).toEqual([
    [60, 400],
    [120, 300],
    [300, 240],
    [600, 220],
    [1200, 210],
    [1800, 207],
  ])
  expect(curve?.points[0]?.date).toBe('2026-03-02')
})

test('rides on the road and indoors have a curve each, which says where its points are from', async () => {
  const athlete = await training.newAthlete()
  await rode(athlete, '2026-03-02', INDOORS)
  await rode(athlete, '2026-03-03')
  const { data } = await training.app.ask(contract.bikeCurves, of(athlete), training.asCoach)
  const firsts = data.curves.map(({ sport_id, points }) => [sport_id, points[0]])
  expect(firsts).toMatchObject([
    [SPORT.bike, { watts: 400, date: '2026-03-03', source: 'recording' }],
    [INDOORS, { watts: 400, date: '2026-03-02', source: 'recording' }],
  ])
})

test('other sports are no rides, and athletes do not see those of each other', async () => {
  const [one, other] = [await training.newAthlete(), await training.newAthlete()]
  await rode(one)
  await rode(one, '2026-03-03', SPORT.rowing)
  expect((await totalOf(one))?.sessions).toBe(1)
  const { club, app } = training
  const asOther = { token: other.token, club }
  const strange = await app.ask(contract.reportBike, { query: MARCH }, asOther)
  expect(strange.data.athletes).toEqual([])
  expect((await app.ask(contract.bikeCurves, { query: MARCH }, asOther)).data.curves).toEqual([])
})
